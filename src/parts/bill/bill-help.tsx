import type { ReactNode } from 'react';
import { billText } from '../../text/bills/bill';
import '../../ui/page/disclosure.css';
import './bill-help.css';
import { BillPicture } from './bill-picture';

/**
 * "Kje najdem podatke?", closed at first: a drawing of a bill that shows where the payer code and the password are.
 *
 * @param children - the contact for users who do not find them
 */
export function BillHelp({ children }: { children?: ReactNode }) {
  return (
    <details className="bill-help">
      <summary>{billText.where}</summary>
      <div className="bill-help__content">
        <p>{billText.found}</p>
        <BillPicture />
        <p>{billText.missing}</p>
        {children}
      </div>
    </details>
  );
}
