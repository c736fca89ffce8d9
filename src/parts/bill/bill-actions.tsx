import { type ReactNode, useContext } from 'react';
import type { Payment } from '../../domain/payment/payment';
import { payButtonText } from '../../text/bills/pay-button';
import { downloadText } from '../../text/documents/download';
import './bill-actions.css';
import { InTable } from '../../ui/table/in-table';
import { DownloadButton } from '../documents/download-button';
import { PayButton } from '../pay/pay-button';

interface BillActionsProps {
  /** The payment; a settled or overpaid item has no pay button. */
  readonly payment?: (Payment & { readonly odprto: number }) | undefined;
  /** The label of the pay button; `Plačaj` by default. */
  readonly payLabel?: string;
  /** Path of the document; `null` without one. */
  readonly path: string | null;
  /** What the document is, for users who cannot see the row. */
  readonly document: string;
  /** More links. */
  readonly children?: ReactNode;
}

/** The actions of a bill in a list: pay, save the document. */
export function BillActions({ payment, payLabel, path, document, children }: BillActionsProps) {
  const inTable = useContext(InTable);
  return (
    <div className="bill-actions">
      {payment && payment.odprto > 0 ? (
        <PayButton payments={[payment]} quiet>
          {payLabel ?? payButtonText.pay}
        </PayButton>
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
