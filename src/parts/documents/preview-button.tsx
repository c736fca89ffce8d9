import ChevronRight from 'lucide-react/icons/chevron-right';
import Eye from 'lucide-react/icons/eye';
import { downloadText } from '../../text/documents/download';
import { openPdfTab } from '../../ui/browser/pdf-tab';
import { saveFile } from '../../ui/browser/save-file';
import { DocumentButton } from '../../ui/controls/document-button';
import { type DocumentFile, useDocument } from './use-document';

interface PreviewButtonProps {
  /** The button's text; `Odpri` by default. */
  readonly label?: string;
  readonly document: string;
  readonly file: DocumentFile;
  /** Set where there is room for the icon only. */
  readonly iconOnly?: boolean;
}

/** Shows a PDF in a new tab; when the browser cannot, the file is saved. */
export function PreviewButton({
  label = downloadText.preview,
  document,
  file,
  iconOnly,
}: PreviewButtonProps) {
  const { busy, failure, start } = useDocument(file);
  const show = () => {
    const tab = openPdfTab(document);
    return {
      got: ({ blob, name }: { blob: Blob; name: string }) => {
        if (tab?.show(blob) !== true) saveFile(blob, name);
      },
      ended: () => tab?.close(),
    };
  };
  return (
    <DocumentButton
      icon={iconOnly ? ChevronRight : Eye}
      label={label}
      document={`${document}, ${downloadText.newTab}`}
      busy={busy}
      failure={failure}
      iconOnly={iconOnly}
      onPress={() => void start(show)}
    />
  );
}
