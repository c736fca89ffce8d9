import type { DocumentRecordFiles } from '../../domain/api-types';
import { compareTexts } from '../../domain/search/compare-texts';
import { DocumentList } from '../../parts/documents/document-list';
import { DownloadButton } from '../../parts/documents/download-button';
import { documents } from '../../text/common/nouns';
import { counted } from '../../text/common/plural';
import { recordText as text } from '../../text/documents/documents';
import { SectionCard } from '../../ui/page/section-card';
import { Empty } from '../../ui/states/states';

type Files = DocumentRecordFiles['dokumenti'];

/** By date, then by name (`pages.md` P9), independent of the server's order. */
const inOrder = (files: Files) =>
  [...files].sort(
    (one, other) =>
      one.datum.localeCompare(other.datum) ||
      compareTexts(one.naziv_dokumenta, other.naziv_dokumenta),
  );

/** The files of a record. */
export function RecordFiles({ record }: { record: DocumentRecordFiles }) {
  const { vlozisce, dokumenti, pot_zip } = record;
  if (dokumenti.length === 0) return <Empty text={text.empty} />;
  const files = inOrder(dokumenti).map(({ naziv_dokumenta, koncnica, opis, ...file }) => ({
    ...file,
    naziv: naziv_dokumenta,
    vrsta: koncnica,
    note: opis,
  }));
  return (
    <SectionCard title={counted(dokumenti.length, documents)}>
      <DocumentList label={text.files} files={files} />
      {pot_zip === null ? null : (
        <DownloadButton label={text.saveAll} document={vlozisce.naziv} file={pot_zip} />
      )}
    </SectionCard>
  );
}
