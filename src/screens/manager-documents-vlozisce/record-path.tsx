import { recordText as text } from '../../text/documents/documents';
import { pageTitles } from '../../text/shell/pages';
import { BackToRecords } from './back-to-records';
import './record.css';

/** The breadcrumb path; a record that is missing or still loading has no name. */
export function RecordPath({ name }: { name: string | undefined }) {
  return (
    <nav aria-label={text.path}>
      <ol className="record-path">
        <li>
          <BackToRecords>{pageTitles['manager-documents']}</BackToRecords>
        </li>
        {name === undefined ? null : <li aria-current="page">{name}</li>}
      </ol>
    </nav>
  );
}
