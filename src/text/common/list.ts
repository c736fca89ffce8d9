import { uncapital } from './capital';

/** Texts of every list: search, filters, sort, pages, export (`pages.md` 2.3, 2.5). */
export const listText = {
  search: 'Iskanje',
  searchedFor: (words: string) => `Iskanje: ${words}`,
  searchHint: 'Beseda ali številka',
  emptySearch: 'Izbriši vneseno',
  year: 'Leto',
  period: 'Obdobje',
  from: 'Obdobje od',
  to: 'Obdobje do',
  unit: 'Enota',
  allUnits: 'Vse enote',
  building: 'Stavba',
  all: 'Vse',
  clear: 'Počisti filtre',
  /** The title of the sheet of filters or search that has the order too. */
  withOrder: (opener: string) => `${opener} in razvrščanje`,
  onlyFilters: 'Filtri',
  noHits: 'Za izbrane filtre ni zadetkov.',
  ownersOnly: 'Podatki so na voljo samo etažnim lastnikom izbrane enote.',
  total: 'Skupaj',
  /** The sum over all rows, where a table shows only some of them. */
  totalOfAll: (rows: string) => `Skupaj vseh ${rows}`,
  /** The name of a column's total outside the table: `Skupaj v breme`. */
  totalOf: (column: string) => {
    if (column === 'Znesek') return 'Skupaj';
    if (column.startsWith('Skupaj')) return column;
    // `Skupaj oseb`, not `Skupaj število oseb`.
    return `Skupaj ${uncapital(column.replace(/^Število /, ''))}`;
  },
  pageSize: 'Zapisov na stran',
  /** The numbers are formatted. */
  shown: (first: string, last: string, all: string) => `Prikazano ${first}–${last} od ${all}`,
  /** The numbers are formatted. */
  loaded: (rows: string, all: string) => `Naloženo: ${rows} od ${all} vrstic`,
  partial: 'Seznam ni popoln.',
  pages: 'Strani',
  pageOf: (page: number, pages: number) => `Stran ${page} od ${pages}`,
  firstPage: 'Prva stran',
  previousPage: 'Prejšnja stran',
  nextPage: 'Naslednja stran',
  lastPage: 'Zadnja stran',
  sort: 'Razvrsti',
  sortUp: 'Razvrsti naraščajoče',
  sortDown: 'Razvrsti padajoče',
  up: 'naraščajoče',
  down: 'padajoče',
  rowActions: 'Dejanja',
  select: (name: string) => `Izberi ${name}`,
  selectAll: 'Izberi vse',
  selected: 'Izbrano:',
  export: 'Izvozi v CSV',
  print: 'Natisni',
  more: 'Več dejanj',
  allFacts: 'Vsi podatki',
  showHits: 'Pokaži zadetke',
  /** Followed by the filter. */
  removeFilter: 'Odstrani',
} as const;
