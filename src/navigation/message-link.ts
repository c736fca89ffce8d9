import { pathOf } from './page-table';

/** Begins the address of an open message on the pages that show messages, as in `#obvestilo-30114`. */
export const messageAnchors = { notifications: 'obvestilo', 'bulletin-board': 'objava' } as const;

/** Address at which one of these pages opens a message. */
export function messageLink(route: keyof typeof messageAnchors, id: number): string {
  return `${pathOf(route)}#${messageAnchors[route]}-${id}`;
}
