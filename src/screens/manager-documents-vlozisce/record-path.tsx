import { recordText as text } from '../../text/documents';
import { pageTitles } from '../../text/pages';
import { BackToRecords } from './back-to-records';
import './record.css';

/** The way to the page, `domain.md` P9. */
export function RecordPath() {
  return (
    <nav aria-label={text.path}>
      <ol className="record-path">
        <li>
          <BackToRecords>{pageTitles['manager-documents']}</BackToRecords>
        </li>
        <li aria-current="page">{pageTitles['manager-documents-vlozisce']}</li>
      </ol>
    </nav>
  );
}
