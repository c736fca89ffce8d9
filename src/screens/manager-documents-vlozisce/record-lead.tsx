import type { DocumentRecordFiles } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { label } from '../../domain/values/label';
import { saysAll } from '../../domain/values/says-all';
import { unknownText } from '../../text/common/unknown';
import { recordsText, recordText, recordTypes } from '../../text/documents/documents';
import { WholeValues } from '../../ui/page/whole-values';
import './record.css';

const { st_zadeve: caseNumber } = recordsText.columns;

/** The data of a record in one line, and the manager's description. */
export function RecordLead({ record }: { record: DocumentRecordFiles['vlozisce'] }) {
  const { naziv, vrsta, st_zadeve, datum, opis } = record;
  const kind = label(recordTypes, vrsta, unknownText.other);
  const facts = [
    saysAll(naziv, kind) ? '' : kind,
    st_zadeve === null ? '' : `${caseNumber} ${st_zadeve}`,
    formatDate(datum) === '/' ? '' : recordText.dated(formatDate(datum)),
  ];
  return (
    <>
      <p>
        <WholeValues>{facts.filter((fact) => fact !== '')}</WholeValues>
      </p>
      {opis ? <p className="record__about">{opis}</p> : null}
    </>
  );
}
