import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Siren from 'lucide-react/icons/siren';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pathOf } from '../navigation/page-table';
import { urgentText as text } from '../text/events/urgent';
import './later/urgent-notices.css';
import { type UrgentNotice, useUrgent } from './use-urgent';

/** Two notices have a line each; of more, the second line says how many there are. */
const LINES = 2;

function Notice({ notice: { event, note }, isOnly }: { notice: UrgentNotice; isOnly: boolean }) {
  const { naziv, kaj_storiti } = event;
  return (
    <li className="urgent__notice" data-only={isOnly || undefined}>
      <Link to={pathOf('events')}>
        <span className="visually-hidden">{text.urgent}: </span>
        {naziv}
      </Link>
      <span> · {note}</span>
      {kaj_storiti === null ? null : <span className="urgent__to-do"> · {kaj_storiti}</span>}
    </li>
  );
}

/**
 * The urgent notices of the building, above each page while they last (`pages.md` P31). A user can make them small, but not
 * remove them; they are large again when there is something new.
 */
export default function UrgentNotices() {
  const notices = useUrgent(true);
  const [shrunk, setShrunk] = useState<ReadonlySet<string>>(new Set());
  if (notices.length === 0) return null;
  const isSmall = notices.every(({ key }) => shrunk.has(key));
  const shown = notices.slice(0, notices.length > LINES ? LINES - 1 : LINES);
  const rest = notices.length - shown.length;
  const toggle = () => setShrunk(new Set(isSmall ? [] : notices.map(({ key }) => key)));
  const Chevron = isSmall ? ChevronDown : ChevronUp;
  return (
    <aside className="urgent" aria-label={text.name}>
      <Siren size={20} aria-hidden />
      {isSmall ? (
        <p>
          <Link to={pathOf('events')}>{text.count(notices.length)}</Link>
        </p>
      ) : (
        <ul>
          {shown.map((notice) => (
            <Notice key={notice.event.id_dogodka} notice={notice} isOnly={notices.length === 1} />
          ))}
          {rest > 0 ? (
            <li>
              <Link to={pathOf('events')}>{text.more(rest)}</Link>
            </li>
          ) : null}
        </ul>
      )}
      <button
        type="button"
        className="icon-button"
        aria-expanded={!isSmall}
        aria-label={isSmall ? text.expand : text.shrink}
        onClick={toggle}
      >
        <Chevron size={20} aria-hidden />
      </button>
    </aside>
  );
}
