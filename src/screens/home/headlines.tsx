import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { homeText as text } from '../../text/news/home';
import { useMedia } from '../../ui/browser/use-media';
import '../../ui/page/unread.css';
import { SHORT_HOME } from './short-home';

/** A message, a post, a decision or an event as shown on a card. */
export interface Headline {
  readonly to: string;
  readonly title: string;
  /** Dates and states. */
  readonly note: ReactNode;
  readonly isUnread?: boolean;
}

const MAX_HEADLINES = 3;
const MAX_ON_A_PHONE = 2;

/** How many headlines a card shows. */
export const useMostHeadlines = () => (useMedia(SHORT_HOME) ? MAX_ON_A_PHONE : MAX_HEADLINES);

interface HeadlinesProps {
  readonly headlines: readonly Headline[];
}

/** The first three headlines, two on a phone, each a link. An unread one has a dot, bold type and a word for screen readers. */
export function Headlines({ headlines }: HeadlinesProps) {
  const most = useMostHeadlines();
  const shown = headlines.slice(0, most);
  return (
    <ul className="home__headlines">
      {shown.map(({ to, title, note, isUnread = false }) => (
        <li key={to}>
          <Link to={to} className="home__item">
            <span className={`home__headline ${isUnread ? 'unread' : ''}`}>
              {isUnread ? <span className="visually-hidden">{text.unread} </span> : null}
              {title}
            </span>
            <span className="home__note">{note}</span>
            <ChevronRight size={20} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
