import { useContext } from 'react';
import { downloadOnlyFile } from '../../api/documents';
import type { DocumentRecord } from '../../domain/api-types';
import '../../parts/bill/bill-actions.css';
import { DownloadButton } from '../../parts/documents/download-button';
import { recordsText as text } from '../../text/documents/documents';
import { InTable } from '../../ui/table/in-table';

/** Saves the file of a record that has one file; nothing for other records. */
export function SaveOnlyFile({ record }: { record: DocumentRecord }) {
  const inTable = useContext(InTable);
  if (record.st_dokumentov !== 1) return null;
  const button = (
    <DownloadButton
      label={text.save}
      document={record.naziv}
      iconOnly={!inTable}
      file={(api, signal) => downloadOnlyFile(api, record, signal)}
    />
  );
  return inTable ? <div className="bill-actions">{button}</div> : button;
}
