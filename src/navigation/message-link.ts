import { pathOf } from './page-table';

/** The fragment prefix of an open message on each message page, as in `#obvestilo-30114`. */
export const messageAnchors = { notifications: 'obvestilo', 'bulletin-board': 'objava' } as const;

/** The address that opens a message on its page. */
export function messageLink(route: keyof typeof messageAnchors, id: number): string {
  return `${pathOf(route)}#${messageAnchors[route]}-${id}`;
}
