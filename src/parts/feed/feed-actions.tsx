import { Printer } from 'lucide-react';
import { generatePath, Link } from 'react-router-dom';
import { pathOf } from '../../navigation/page-table';
import { feedText as text } from '../../text/news/feed';
import type { FeedItem, FeedLook } from './feed-plan';
import { useAllowedPath } from './use-allowed-path';

interface FeedActionsProps {
  readonly item: FeedItem;
  readonly look: FeedLook;
  readonly onMark: (read: boolean) => void;
}

/** Where an opened message leads, as far as this person may follow. A record that is the page itself is named once. */
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

/** What can be done with an opened message. */
export function FeedActions({ item, look, onMark }: FeedActionsProps) {
  const targets = useTargets(item);
  const marks = look.canMarkUnread || !item.isRead;
  return (
    <div className="feed__actions no-print">
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
            // The second click of a double click would take the mark back.
            if (detail > 1) return;
            // It goes away with the mark where there is no way back.
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
