import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Siren from 'lucide-react/icons/siren';
import { type CSSProperties, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { pathOf } from '../navigation/page-table';
import { urgentText as text } from '../text/events/urgent';
import { MOBILE, useMedia } from '../ui/browser/use-media';
import './connection-notice.css';
import { type UrgentNotice, useUrgent } from './use-urgent';

interface NoticeProps {
  readonly notice: UrgentNotice;
  readonly style: CSSProperties;
}

/** Two notices have a line each; of more, the second line says how many there are. */
const LINES = 2;

// With the look of the connection notice. The rest is here and not in a style sheet, because only a building with an urgent
// event needs it.
const bar: CSSProperties = {
  position: 'sticky',
  top: 'var(--bar-height)',
  zIndex: 2,
  paddingBlock: 4,
};
const words: CSSProperties = { flex: 1, minWidth: 0 };
const oneLine: CSSProperties = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
const twoLines: CSSProperties = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
};

/** Keeps a focused element below the notices (W14). */
function useScrollBelow(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const { style } = document.documentElement;
    style.scrollPaddingTop = 'calc(var(--bar-height) + 64px)';
    return () => {
      style.scrollPaddingTop = '';
    };
  }, [isShown]);
}

function Notice({ notice: { event, note }, style }: NoticeProps) {
  const { naziv, kaj_storiti } = event;
  return (
    <li style={style}>
      <Link to={pathOf('events')}>
        <span className="visually-hidden">{text.urgent}: </span>
        {naziv}
      </Link>
      <span> · {note}</span>
      {kaj_storiti === null ? null : <span> · {kaj_storiti}</span>}
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
  const isNarrow = useMedia(MOBILE);
  useScrollBelow(notices.length > 0);
  if (notices.length === 0) return null;
  const isSmall = notices.every(({ key }) => shrunk.has(key));
  const shown = notices.slice(0, notices.length > LINES ? LINES - 1 : LINES);
  const rest = notices.length - shown.length;
  const toggle = () => setShrunk(new Set(isSmall ? [] : notices.map(({ key }) => key)));
  const Chevron = isSmall ? ChevronDown : ChevronUp;
  return (
    <aside style={bar} className="connection__text no-print" aria-label={text.name}>
      <Siren size={20} aria-hidden />
      {isSmall ? (
        <p style={words}>
          <Link to={pathOf('events')}>{text.count(notices.length)}</Link>
        </p>
      ) : (
        <ul style={words}>
          {shown.map((notice) => (
            <Notice
              key={notice.event.id_dogodka}
              notice={notice}
              style={isNarrow && notices.length === 1 ? twoLines : oneLine}
            />
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
