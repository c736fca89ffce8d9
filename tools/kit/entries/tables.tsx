import { type ComponentType, useRef, useState } from 'react';
import { cardText } from '../../../src/text/bills/card-traffic';
import type { Column } from '../../../src/ui/table/column';
import { signedAmount, wordedBalance } from '../../../src/ui/table/ledger-cells';
import { ListBar } from '../../../src/ui/table/list-bar';
import { ListCards } from '../../../src/ui/table/list-cards';
import type { ListSort } from '../../../src/ui/table/list-sort';
import { ListTable } from '../../../src/ui/table/list-table';
import { NoHits } from '../../../src/ui/table/no-hits';
import { PrintHead } from '../../../src/ui/table/print-head';
import { SearchField } from '../../../src/ui/table/search-field';
import { SelectionBar } from '../../../src/ui/table/selection-bar';
import { SubList } from '../../../src/ui/table/sub-list';
import { useSelection } from '../../../src/ui/table/use-selection';
import type { Entry } from '../entry';

interface Row {
  readonly racun: string;
  readonly zapadlost: string;
  readonly stanje: string;
  readonly znesek: number;
}

const rows: readonly Row[] = [
  { racun: '2026-10-0142', zapadlost: '2026-11-18', stanje: 'odprt', znesek: 124.7 },
  { racun: '2026-09-0142', zapadlost: '2026-10-18', stanje: 'placan', znesek: 98.35 },
  { racun: '2026-08-0142', zapadlost: '2026-09-18', stanje: 'placan', znesek: 1310.05 },
];
const long: readonly Row[] = [
  {
    racun: `Obnova fasade in strehe, ${'zelo '.repeat(12)}dolg naziv`,
    zapadlost: '2026-11-18',
    stanje: 'odprt',
    znesek: 123_456_789.12,
  },
];

const columns: readonly Column<Row>[] = [
  { kind: 'text', key: 'racun', label: 'Račun', card: 'title' },
  { kind: 'date', key: 'zapadlost', label: 'Zapadlost' },
  {
    kind: 'status',
    key: 'stanje',
    label: 'Stanje',
    words: { odprt: 'Odprt', placan: 'Plačan' },
    tones: { odprt: 'info', placan: 'ok' },
  },
  { kind: 'money', key: 'znesek', label: 'Znesek', card: 'amount', total: 'sum' },
];

const keyOf = ({ racun }: Row) => racun;
const forms = { one: 'račun', two: 'računa', few: 'računi', other: 'računov' };
const selection = {
  forms,
  amount: ({ znesek }: Row) => znesek,
};

const act = () => (
  <button type="button" className="button button--quiet">
    Plačaj
  </button>
);

const body = (
  Body: typeof ListTable,
  title: string,
  isTicked: boolean,
  hasActs = false,
): ComponentType =>
  function Shown() {
    const [sort, setSort] = useState<ListSort>({ key: 'racun', falling: true });
    const ticked = useSelection(rows, keyOf, '');
    return (
      <>
        <Body
          title={title}
          rows={rows}
          all={rows}
          isFiltered={false}
          rowKey={keyOf}
          columns={columns}
          sort={sort}
          onSort={setSort}
          ticked={isTicked ? ticked : undefined}
          rowActions={hasActs ? () => <p>Sklic SI12 1042172610010</p> : undefined}
          cardAction={hasActs ? act : undefined}
        />
        {isTicked ? <SelectionBar selection={selection} rows={ticked.rows} /> : null}
      </>
    );
  };

const subList = (title: string, shown: readonly Row[]): ComponentType => {
  return () => (
    <SubList
      title={title}
      rows={shown}
      rowKey={keyOf}
      columns={columns}
      sort="-racun"
      file={['seznam']}
    />
  );
};

const bar = (total: number): ComponentType =>
  function Shown() {
    const count = useRef<HTMLDivElement>(null);
    const part = { page: 1, pages: 1, rows: total === 0 ? [] : rows, first: total === 0 ? 0 : 1 };
    return (
      <ListBar
        part={part}
        total={total}
        count={count}
        isPartial={false}
        isFiltered={false}
        onClear={() => {}}
        onExport={() => {}}
      />
    );
  };

function Search({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return <SearchField value={value} onSearch={setValue} />;
}

/** Lists, their tools and their states. */
export const tables: readonly Entry[] = [
  {
    name: 'List table',
    files: ['table/list-table', 'table/cell', 'table/row-tick', 'table/selection-bar'],
    use: 'The heading of a column sorts. A table that is wider than its place can be scrolled by arrow keys.',
    states: {
      Default: body(ListTable, 'Računi v tabeli', false),
      'With a selection': body(ListTable, 'Računi z izbiro', true),
    },
  },
  {
    name: 'List cards',
    files: ['table/list-cards'],
    use: 'The same list on a phone.',
    states: {
      Default: body(ListCards, 'Računi na karticah', false),
      'With a selection': body(ListCards, 'Kartice z izbiro', true),
      'With an action': body(ListCards, 'Kartice z dejanjem', false, true),
    },
  },
  {
    name: 'List of a page',
    files: ['table/sub-list'],
    use: 'A table where there is room for it, otherwise cards.',
    states: {
      Default: subList('Računi enote', rows),
      'Long text': subList('Dolgi računi', long),
    },
  },
  {
    name: 'Signed amount',
    files: ['table/ledger-cells'],
    use: 'The movement of a ledger on a phone: plus for credit, minus for debit; the balance after its word.',
    states: {
      Credit: () => signedAmount({ breme: 0, dobro: 50 }),
      Debit: () => signedAmount({ breme: 37.44, dobro: 0 }),
      Balance: () => wordedBalance(cardText.balances)({ saldo: 12.56 }),
      Overpaid: () => wordedBalance(cardText.balances)({ saldo: -12.56 }),
    },
  },
  {
    name: 'Tools of a list',
    files: [
      'table/search-field',
      'table/list-bar',
      'controls/more-acts',
      'table/no-hits',
      'table/print-head',
    ],
    use: 'The search starts after a pause in typing. The head of a print is visible only in print.',
    states: {
      Search: () => <Search start="" />,
      'Search, filled': () => <Search start="2026-10" />,
      Bar: bar(3),
      'Bar without hits': bar(0),
      'No hits': () => <NoHits hits={false} onClear={() => {}} />,
      'Head of a print': () => <PrintHead of="Ana Zupančič" filters={[]} choices={{}} />,
    },
  },
];
