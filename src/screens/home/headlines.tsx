import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { formatDate } from '../../domain/dates/date';
import { messageLink } from '../../navigation/message-link';
import { homeText as text } from '../../text/news/home';
import { useMedia } from '../../ui/browser/use-media';
import { PHONE } from './phone';

/** A message or a post as shown on a card. */
export interface Headline {
  readonly id: number;
  readonly title: string;
  readonly date: string;
  readonly isRead: boolean;
}

interface HeadlinesProps {
  /** The page that shows the messages. */
  readonly route: Parameters<typeof messageLink>[0];
  /** How many are unread, in words. */
  readonly lead: string;
  readonly headlines: readonly Headline[];
}

const MAX_HEADLINES = 3;
const MAX_ON_A_PHONE = 2;

/** The last three messages with their dates, two on a phone, each a link. An unread one has a dot, bold type and a word for screen readers. */
export function Headlines({ route, lead, headlines }: HeadlinesProps) {
  const most = useMedia(PHONE) ? MAX_ON_A_PHONE : MAX_HEADLINES;
  return (
    <>
      <p>{lead}</p>
      <ul className="home__headlines">
        {headlines.slice(0, most).map(({ id, title, date, isRead }) => (
          <li key={id} data-unread={!isRead || undefined}>
            <Link to={messageLink(route, id)} className="home__message">
              <span className="home__headline">
                {isRead ? null : <span className="visually-hidden">{text.unread} </span>}
                {title}
              </span>
              <span className="home__date">{formatDate(date)}</span>
              <ChevronRight size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
