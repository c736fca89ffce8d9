import { Download } from 'lucide-react';
import { downloadText } from '../../text/documents/download';
import { saveFile } from '../browser/save-file';
import { DocumentButton } from './document-button';
import { type DocumentSource, useDocument } from './use-document';

interface DownloadButtonProps extends DocumentSource {
  /** The words on the button; they name the file type (W23). */
  readonly label?: string;
  /** What is downloaded, for those who can not see what the button stands beside. */
  readonly document: string;
}

/** Saves a document. */
export function DownloadButton(props: DownloadButtonProps) {
  const { label = downloadText.pdf, document, ...source } = props;
  return (
    <DocumentButton
      icon={Download}
      label={label}
      document={document}
      request={useDocument(source)}
      use={() => ({ got: ({ blob, name }) => saveFile(blob, name) })}
    />
  );
}
