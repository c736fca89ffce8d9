import { generatePath, Link } from 'react-router-dom';
import type { DocumentRecord } from '../../domain/api-types';
import { pathOf } from '../../navigation/page-table';
import { recordsText as text } from '../../text/documents/documents';
import { NewMark } from '../../ui/page/new-mark';
import './record-link.css';

type RecordLinkProps = Pick<DocumentRecord, 'id_vlozisca' | 'naziv' | 'novo'>;

/** The path of a record's page. */
export function recordPath({ id_vlozisca }: Pick<DocumentRecord, 'id_vlozisca'>): string {
  return generatePath(pathOf('manager-documents-vlozisce'), { id_vlozisca: String(id_vlozisca) });
}

/** A link from the list to the files of a record. It tells the record's page that Back leads to this list. */
export function RecordLink({ id_vlozisca, naziv, novo }: RecordLinkProps) {
  return (
    <span className="record-link">
      <Link to={recordPath({ id_vlozisca })} state={{ fromList: true }}>
        {naziv}
      </Link>
      {novo ? <NewMark label={text.isNew} /> : null}
    </span>
  );
}
