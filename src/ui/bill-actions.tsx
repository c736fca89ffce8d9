import { download, downloadMessage } from '../api/download';
import type { Payment } from '../domain/payment';
import { payText } from '../text/pay';
import { DownloadButton } from './download-button';
import { PayButton } from './pay/pay-button';

interface BillActionsProps {
  /** What can be paid; an item that is settled or overpaid offers no payment. */
  readonly payment?: (Payment & { readonly odprto: number }) | undefined;
  /** Path of the document, `null` when there is none. */
  readonly path: string | null;
  /** What the document is, for those who can not see the row. */
  readonly document: string;
}

/** What can be done with a bill in a list: pay it, save its document. */
export function BillActions({ payment, path, document }: BillActionsProps) {
  return (
    <>
      {payment && payment.odprto > 0 ? (
        <PayButton payments={[payment]}>{payText.pay}</PayButton>
      ) : null}
      {path === null ? null : (
        <DownloadButton
          key={path}
          document={document}
          download={(signal) => download(path, signal)}
          explain={downloadMessage}
        />
      )}
    </>
  );
}
