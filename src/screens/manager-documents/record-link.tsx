import { generatePath, Link } from 'react-router-dom';
import type { DocumentRecord } from '../../domain/api-types';
import { pathOf } from '../../navigation/page-table';
import { recordsText as text } from '../../text/documents/documents';
import { StatusBadge } from '../../ui/page/status-badge';
import './record-link.css';

type RecordLinkProps = Pick<DocumentRecord, 'id_vlozisca' | 'naziv' | 'novo'>;

/** A link from the list to the files of a record. It tells the record's page that Back leads to this list. */
export function RecordLink({ id_vlozisca, naziv, novo }: RecordLinkProps) {
  const path = generatePath(pathOf('manager-documents-vlozisce'), {
    id_vlozisca: String(id_vlozisca),
  });
  return (
    <span className="record-link">
      <Link to={path} state={{ fromList: true }}>
        {naziv}
      </Link>
      {novo ? <StatusBadge tone="new" label={text.isNew} /> : null}
    </span>
  );
}
