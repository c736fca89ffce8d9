import { downloadText } from '../../text/documents/download';

/** A viewer may read the file again while it is being looked at. */
const REVOKE_AFTER_MS = 60_000;

/** A tab that waits for a PDF. */
export interface PdfTab {
  /** @returns false when it is none: nothing else may be opened by the portal's own origin */
  readonly show: (blob: Blob) => boolean;
  readonly close: () => void;
}

/**
 * Opens a tab for a PDF that is yet to come. To be called in the click itself: later the browser takes it for a pop-up that
 * nobody wants. The token stays out of its address, which is a `blob:` of this page.
 *
 * @param title - stands in the tab until the file has come
 * @returns `undefined` when the browser shows no PDF, or opens no tab
 */
export function openPdfTab(title: string): PdfTab | undefined {
  // Where it is false (many phones), a tab would stay empty and the file be saved under the address's name.
  if (navigator.pdfViewerEnabled === false) return undefined;
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  // What is shown there is to know nothing of this page.
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
      // Whoever closed the tab meanwhile has changed their mind.
      if (tab.closed) return true;
      const address = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
      tab.location.replace(address);
      setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
      return true;
    },
    close: () => tab.close(),
  };
}
