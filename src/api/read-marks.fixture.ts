import { QueryClient } from '@tanstack/react-query';
import { testApi } from './api.fixture';
import { bindApi } from './bound-api';
import type { Feed } from './read-marks';

/** For tests: what a list of messages shows, the numbers of its unread rows. */
export interface Rows {
  readonly unread: readonly number[];
}

/** For tests: a cache with a list of three unread messages, and a feed whose marks a test answers itself. */
export function unreadFeed() {
  const client = new QueryClient();
  bindApi(client, testApi());
  const sent: number[] = [];
  const answers: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const feed: Feed<Rows> = {
    name: 'feed',
    listKey: ['list'],
    countKey: ['count'],
    rules: {
      unread: ({ unread }) => unread.length,
      mark: ({ unread }, { id }) => ({ unread: unread.filter((each) => each !== id) }),
    },
    send: (_, { id }, signal) => {
      sent.push(Number(id));
      return new Promise((resolve, reject) => {
        answers.push({ resolve, reject });
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
  };
  client.setQueryData<Rows>(['list'], { unread: [1, 2, 3] });
  client.setQueryData(['count'], 3);
  return { client, sent, answers, feed };
}
