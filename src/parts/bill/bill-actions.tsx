import { type ReactNode, useContext } from 'react';
import type { Payment } from '../../domain/payment/payment';
import { payText } from '../../text/bills/pay';
import { downloadText } from '../../text/documents/download';
import './bill-actions.css';
import { InTable } from '../../ui/table/in-table';
import { DownloadButton } from '../documents/download-button';
import { PayButton } from '../pay/pay-button';

interface BillActionsProps {
  /** What can be paid; an item that is settled or overpaid offers no payment. */
  readonly payment?: (Payment & { readonly odprto: number }) | undefined;
  /** What the button that pays says; `Plačaj` unless told. */
  readonly payLabel?: string;
  /** Path of the document, `null` when there is none. */
  readonly path: string | null;
  /** What the bill or its document is, for those who can not see the row. */
  readonly document: string;
  /** What else leads on from it. */
  readonly children?: ReactNode;
}

/** What can be done with a bill in a list: pay it, save its document. */
export function BillActions({ payment, payLabel, path, document, children }: BillActionsProps) {
  const inTable = useContext(InTable);
  return (
    <div className="bill-actions">
      {payment && payment.odprto > 0 ? (
        <PayButton payments={[payment]}>{payLabel ?? payText.pay}</PayButton>
      ) : null}
      {path === null ? null : (
        <DownloadButton
          key={path}
          {...(inTable ? { label: downloadText.pdfShort } : {})}
          document={document}
          file={path}
        />
      )}
      {children}
    </div>
  );
}
