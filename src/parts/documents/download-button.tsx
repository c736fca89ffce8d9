import Download from 'lucide-react/icons/download';
import { downloadText } from '../../text/documents/download';
import { saveFile } from '../../ui/browser/save-file';
import { DocumentButton } from '../../ui/controls/document-button';
import { type DocumentFile, useDocument } from './use-document';

interface DownloadButtonProps {
  /** The button's text; it names the file type (W23). */
  readonly label?: string;
  /** What is downloaded, for users who cannot see the surroundings of the button. */
  readonly document: string;
  readonly file: DocumentFile;
  /** The name to save a path under; the server's name by default. */
  readonly fileName?: string;
  /** Set where there is room for the icon only. */
  readonly iconOnly?: boolean;
}

/** Saves a document on the user's device. */
export function DownloadButton(props: DownloadButtonProps) {
  const { label = downloadText.pdf, document, file, fileName, iconOnly } = props;
  const { busy, failure, start } = useDocument(file, fileName);
  return (
    <DocumentButton
      icon={Download}
      label={label}
      document={document}
      busy={busy}
      failure={failure}
      iconOnly={iconOnly}
      onPress={() => void start(() => ({ got: ({ blob, name }) => saveFile(blob, name) }))}
    />
  );
}
