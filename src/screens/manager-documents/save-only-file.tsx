import { downloadOnlyFile } from '../../api/documents';
import type { DocumentRecord } from '../../domain/api-types';
import { DownloadButton } from '../../parts/documents/download-button';
import { recordsText as text } from '../../text/documents/documents';

/** Saves the file of a record that has one file; nothing for other records. */
export function SaveOnlyFile({ record }: { record: DocumentRecord }) {
  if (record.st_dokumentov !== 1) return null;
  return (
    <DownloadButton
      label={text.save}
      document={record.naziv}
      iconOnly
      file={(api, signal) => downloadOnlyFile(api, record, signal)}
    />
  );
}
