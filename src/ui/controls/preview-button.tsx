import { ExternalLink } from 'lucide-react';
import { downloadText } from '../../text/documents/download';
import { openPdfTab } from '../browser/pdf-tab';
import { saveFile } from '../browser/save-file';
import { DocumentButton } from './document-button';
import { type DocumentSource, useDocument } from './use-document';

interface PreviewButtonProps extends DocumentSource {
  readonly document: string;
}

/** Shows a PDF in a tab of its own; where the browser does not, the file is saved. */
export function PreviewButton({ document, ...source }: PreviewButtonProps) {
  return (
    <DocumentButton
      icon={ExternalLink}
      label={downloadText.preview}
      document={`${document}, ${downloadText.newTab}`}
      request={useDocument(source)}
      use={() => {
        const tab = openPdfTab(document);
        return {
          got: ({ blob, name }) => {
            if (tab?.show(blob) !== true) saveFile(blob, name);
          },
          ended: () => tab?.close(),
        };
      }}
    />
  );
}
