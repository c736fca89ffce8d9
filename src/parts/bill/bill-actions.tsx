import { type ReactNode, useContext } from 'react';
import { downloadText } from '../../text/documents/download';
import './bill-actions.css';
import { InTable } from '../../ui/table/in-table';
import { DownloadButton } from '../documents/download-button';

interface BillActionsProps {
  /** The button that pays the bill. */
  readonly pay?: ReactNode;
  /** Path of the document; `null` without one. */
  readonly path: string | null;
  /** What the document is, for users who cannot see the row. */
  readonly document: string;
  /** More links. */
  readonly children?: ReactNode;
}

/** The actions of a bill in a list: pay, save the document. */
export function BillActions({ pay, path, document, children }: BillActionsProps) {
  const inTable = useContext(InTable);
  return (
    <div className="bill-actions">
      {pay}
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
