import type { Survey } from './survey';

/** A number that two answers tell about one user: operation and field, without a field the whole body. */
interface Agreement {
  readonly name: string;
  readonly one: readonly [operation: string, field?: string];
  readonly other: readonly [operation: string, field?: string];
}

/** Numbers of different calls that must be equal for one user. */
export const agreements: readonly Agreement[] = [
  {
    name: 'unread notifications: the count is that of the list',
    one: ['getUnreadNotifications', 'unread_num'],
    other: ['listNotifications', 'neprebrana'],
  },
  {
    name: 'unread posts: the count is that of the board',
    one: ['getUnreadBulletins'],
    other: ['listBulletins', 'neprebrane'],
  },
];

/** The number in a user's answers; `undefined` when the user may not ask for it. */
export function numberIn(
  { answers }: Survey,
  [operation, field]: Agreement['one'],
): number | undefined {
  const answer = answers.get(operation);
  if (answer?.status !== 200) return undefined;
  return Number(field === undefined ? answer.json : Object(answer.json)[field]);
}
