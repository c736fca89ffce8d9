import { downloadText } from '../../text/documents/download';

/** The viewer may read the file again while the user looks at it. */
const REVOKE_AFTER_MS = 60_000;

/** An open tab that waits for a PDF. */
interface PdfTab {
  /** @returns false for a blob that is not a PDF: the portal's origin must not open anything else */
  readonly show: (blob: Blob) => boolean;
  readonly close: () => void;
}

/**
 * Opens a tab for a PDF that is still loading. Call it synchronously in the click: later the browser blocks it as a pop-up.
 * The address is a `blob:` of this page, so that it contains no token.
 *
 * @param title - shown in the tab until the file has loaded
 * @returns `undefined` when the browser cannot show PDFs or blocks the tab
 */
export function openPdfTab(title: string): PdfTab | undefined {
  // When it is false (many phones), the tab would stay empty and the file would be saved under the blob's id.
  if (navigator.pdfViewerEnabled === false) return undefined;
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  // The document in the tab must not reach this page.
  tab.opener = null;
  tab.document.title = title;
  tab.document.body.textContent = downloadText.opening;
  return {
    show: (blob) => {
      const [type] = blob.type.toLowerCase().split(';');
      if (type?.trim() !== 'application/pdf') {
        tab.close();
        return false;
      }
      // The user closed the tab and no longer wants the file.
      if (tab.closed) return true;
      const address = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
      tab.location.replace(address);
      setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
      return true;
    },
    close: () => tab.close(),
  };
}
