import Printer from 'lucide-react/icons/printer';
import { generatePath, Link } from 'react-router-dom';
import { pathOf } from '../../navigation/page-table';
import { feedText as text } from '../../text/news/feed';
import '../../ui/page/section-card.css';
import { useAllowedPath } from '../rights/use-allowed-path';
import type { FeedItem, FeedLook } from './feed-plan';

interface FeedActionsProps {
  readonly item: FeedItem;
  readonly look: FeedLook;
  readonly onMark: (read: boolean) => void;
}

/** The links of an opened message that the user may follow. A path that is the page of the record is linked once. */
function useTargets({ path, record }: FeedItem) {
  const isAllowed = useAllowedPath();
  const recordPath = record
    ? generatePath(pathOf('manager-documents-vlozisce'), { id_vlozisca: String(record) })
    : undefined;
  const targets = [
    { to: recordPath, label: text.openRecord },
    { to: path === recordPath ? undefined : path, label: text.openPath },
  ];
  return targets.flatMap(({ to, label }) => (to && isAllowed(to) ? [{ to, label }] : []));
}

/** The actions of an opened message. */
export function FeedActions({ item, look, onMark }: FeedActionsProps) {
  const targets = useTargets(item);
  const marks = look.canMarkUnread || !item.isRead;
  return (
    <div className="section-card__buttons no-print">
      {targets.map(({ to, label }) => (
        <Link key={to} className="button" to={to}>
          {label}
        </Link>
      ))}
      {marks ? (
        <button
          type="button"
          className="button button--quiet"
          onClick={({ currentTarget, detail }) => {
            // The second click of a double click would revert the first.
            if (detail > 1) return;
            // The button disappears when the mark cannot be reverted.
            if (!look.canMarkUnread) currentTarget.closest('li')?.querySelector('button')?.focus();
            onMark(!item.isRead);
          }}
        >
          {item.isRead ? text.markUnread : text.markRead}
        </button>
      ) : null}
      <button type="button" className="button button--quiet" onClick={() => window.print()}>
        <Printer size={18} aria-hidden />
        {text.print}
      </button>
    </div>
  );
}
