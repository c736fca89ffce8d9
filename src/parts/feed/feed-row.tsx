import ChevronDown from 'lucide-react/icons/chevron-down';
import Clock3 from 'lucide-react/icons/clock-3';
import Flag from 'lucide-react/icons/flag';
import Pin from 'lucide-react/icons/pin';
import { useId } from 'react';
import { formatDate } from '../../domain/dates/date';
import { label } from '../../domain/values/label';
import { unknownText } from '../../text/common/unknown';
import { feedText } from '../../text/news/feed';
import '../../ui/page/unread.css';
import { FeedContent } from './feed-content';
import type { FeedItem, FeedLook } from './feed-plan';

interface FeedRowProps {
  readonly item: FeedItem;
  readonly look: FeedLook;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onMark: (read: boolean) => void;
}

/** The flags of a message, each with its own icon (W04). */
function Flags({ isImportant, isPinned, isExpired }: FeedItem) {
  const flags = [
    isImportant && { Icon: Flag, label: feedText.important },
    isPinned && { Icon: Pin, label: feedText.pinned },
    isExpired && { Icon: Clock3, label: feedText.expired },
  ];
  return flags.map((flag) =>
    flag ? (
      <span key={flag.label} className="feed__flag">
        <flag.Icon size={16} aria-hidden />
        {flag.label}
      </span>
    ) : null,
  );
}

/** One message; its heading opens it. An unread message has a dot and bold type. */
export function FeedRow({ item, look, isOpen, onToggle, onMark }: FeedRowProps) {
  const { text, anchor } = look;
  const id = useId();
  const unread = !item.isRead;
  return (
    <li id={`${anchor}-${item.id}`} className="feed__item" data-open={isOpen || undefined}>
      <h2 className="feed__title">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          <span className={`feed__name ${unread ? 'unread' : ''}`}>
            {unread ? <span className="visually-hidden">{text.isUnread}: </span> : null}
            {item.title}
          </span>
          <ChevronDown size={18} aria-hidden className="feed__chevron" />
        </button>
      </h2>
      <p className="feed__facts">
        {/* The heading contains it for screen readers. */}
        {unread && text.mark ? (
          <span className="feed__flag" aria-hidden>
            {text.mark}
          </span>
        ) : null}
        <span>
          <span className="visually-hidden">{text.sent} </span>
          {formatDate(item.sent, true)} · {label(text.kinds, item.kind, unknownText.other)}
        </span>
        <Flags {...item} />
      </p>
      {isOpen ? <FeedContent id={id} item={item} look={look} onMark={onMark} /> : null}
    </li>
  );
}
