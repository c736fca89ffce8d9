import { pathOf } from './page-table';

/** The fragment prefix of an open item on each page of messages, events or faults, as in `#obvestilo-30114`. */
export const itemAnchors = {
  notifications: 'obvestilo',
  'bulletin-board': 'objava',
  events: 'dogodek',
  faults: 'prijava',
} as const;

/** The address that opens an item on its page. */
export function itemLink(route: keyof typeof itemAnchors, id: number): string {
  return `${pathOf(route)}#${itemAnchors[route]}-${id}`;
}
