import { pageTable, type RouteName } from '../../src/navigation/page-table';

const parameters: Readonly<Record<string, string>> = {
  ':id_vlozisca': '58213',
  ':id_odlocitve': '9101',
  ':token': 'abc',
};

/** Tabs, forms and filters that an address opens. */
const more: readonly (readonly [RouteName, string])[] = [
  ['forms', '/obrazci?pogled=oddane'],
  ['forms', '/obrazci?obrazec=reklamacija_obracuna'],
  ['forms', '/obrazci?obrazec=e_racun'],
  ['readings', '/odcitki?zavihek=odcitki'],
  ['readings', '/odcitki?zavihek=poraba'],
  ['readings', '/odcitki?zavihek=oddaja'],
  ['handover', '/primopredaja?predaja=702&korak=pregled'],
  ['handover', '/primopredaja?predaja=702&korak=vrsta'],
  ['handover', '/primopredaja?predaja=704'],
  ['notifications', '/obvestila#obvestilo-30114'],
  ['open-items', '/odprte-postavke?namen=drugo'],
];

/** Every route of §2 with its addresses: the page and what can be opened in it. */
export const pages: readonly (readonly [RouteName, string])[] = [
  ...pageTable.map(
    ({ name, path }) =>
      [name, path.replace(/:\w+/, (parameter) => parameters[parameter] ?? '')] as const,
  ),
  ...more,
];

/** The readable text of a page. */
export function readable(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, (tag) => ` ${/(?:aria-label|title|alt)="([^"]*)"/.exec(tag)?.[1] ?? ''} `)
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"');
}

/** Words that a page contains only by mistake. */
export const MISTAKES = /\b(undefined|null|NaN|Infinity)\b|\[object/;
