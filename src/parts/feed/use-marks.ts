import { useQueryClient } from '@tanstack/react-query';
import { endsWithSession } from '../../api/errors';
import { type Feed, markRead } from '../../api/read-marks';
import { feedText } from '../../text/news/feed';
import { notify } from '../../ui/states/toast';

/** Marks messages, and tells of what failed; `done` is said when it has gone well. */
export function useMarks<Data>(feed: Feed<Data>) {
  const client = useQueryClient();
  return async (id: number | 'all', read: boolean, done?: string): Promise<void> => {
    try {
      await markRead(client, feed, { id, read });
      if (done) notify.success(done);
    } catch (error) {
      if (endsWithSession(error)) return;
      notify.error(read ? feedText.markFailed : feedText.markUnreadFailed);
    }
  };
}
