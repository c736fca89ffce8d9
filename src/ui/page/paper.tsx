import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from '../table/use-printing';
import '../table/print.css';
import './paper.css';

/**
 * What is on paper instead of the page and its open dialog, on upright sheets. It is in the page only while the page is
 * printed: a dialog is one box of the top layer, which is not broken between sheets.
 */
export function Paper({ children }: { children: ReactNode }) {
  return usePrinting()
    ? createPortal(<div className="paper only-print">{children}</div>, document.body)
    : null;
}
