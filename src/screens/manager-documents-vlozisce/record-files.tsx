import { download, downloadMessage } from '../../api/download';
import type { DocumentRecordFiles } from '../../domain/api-types';
import { formatDate } from '../../domain/date';
import { recordsText, recordTypes, recordText as text } from '../../text/documents';
import { counted, documents } from '../../text/plural';
import { DocumentList } from '../../ui/document-list';
import { DownloadButton } from '../../ui/download-button';
import { Facts } from '../../ui/facts';
import { SectionCard } from '../../ui/section-card';
import { Empty } from '../../ui/states';

type Files = DocumentRecordFiles['dokumenti'];

const collator = new Intl.Collator('sl', { numeric: true });

/** By date, then by name (`domain.md` P9), whatever the server's order. */
const inOrder = (files: Files) =>
  [...files].sort(
    (one, other) =>
      one.datum.localeCompare(other.datum) ||
      collator.compare(one.naziv_dokumenta, other.naziv_dokumenta),
  );

/** What a record is, and its files. */
export function RecordFiles({ record }: { record: DocumentRecordFiles }) {
  const { vlozisce, dokumenti, pot_zip } = record;
  const label = recordsText.columns;
  return (
    <>
      {vlozisce.opis ? <p className="record__about">{vlozisce.opis}</p> : null}
      <SectionCard title={counted(dokumenti.length, documents)}>
        <Facts
          facts={{
            [label.vrsta]: recordTypes[vlozisce.vrsta],
            [label.st_zadeve]: vlozisce.st_zadeve ?? '/',
            [label.datum]: formatDate(vlozisce.datum),
          }}
        />
        {dokumenti.length === 0 ? (
          <Empty text={text.empty} />
        ) : (
          <DocumentList
            label={text.files}
            files={inOrder(dokumenti).map(({ naziv_dokumenta, koncnica, velikost, pot, opis }) => ({
              naziv: naziv_dokumenta,
              vrsta: koncnica,
              velikost,
              pot,
              note: opis,
            }))}
          />
        )}
        {pot_zip === null ? null : (
          <DownloadButton
            label={text.saveAll}
            document={vlozisce.naziv}
            download={(signal) => download(pot_zip, signal)}
            explain={downloadMessage}
          />
        )}
      </SectionCard>
    </>
  );
}
