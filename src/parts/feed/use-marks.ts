import { useQueryClient } from '@tanstack/react-query';
import { endsWithSession } from '../../api/errors';
import { type Feed, markRead } from '../../api/read-marks';
import { feedText } from '../../text/news/feed';
import { notify } from '../../ui/states/toast';

/** Marks messages and shows a toast on failure; `done` is the toast on success. */
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
