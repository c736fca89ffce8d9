import { accountCardQuery } from '../api/billing-card';
import type { CardLine } from '../domain/api-types';
import { thisYear } from '../domain/dates/today';
import { label as labelOf } from '../domain/values/label';
import { BillActions } from '../parts/bill/bill-actions';
import { ListPage } from '../parts/list-page/list-page';
import { cardKinds, cardText as text } from '../text/bills/card-traffic';
import { fundLabels } from '../text/bills/open-items';
import { unknownText } from '../text/common/unknown';
import { pageTitles } from '../text/shell/pages';
import type { Column } from '../ui/table/column';
import { byPeriod, byWords } from '../ui/table/filter';
import { ledgerColumns } from '../ui/table/ledger-columns';
import { CardAnswer, CardMovements } from './card-traffic/card-answer';

const label = text.columns;

/** The kind of the line and its fund, as far as the title does not name them; a payment for several funds names no fund. */
function kindOf(line: CardLine): string {
  const { vrsta, sklad } = line;
  const title = titleOf(line);
  return [
    labelOf(cardKinds, vrsta, unknownText.other),
    sklad && labelOf(fundLabels, sklad, unknownText.other),
  ]
    .filter((name) => name && !title.includes(name))
    .join(' · ');
}

/** The description of a line without the reference of a payment, which stands under the number of the document. */
function titleOf({ vrsta, opis, referenca }: CardLine): string {
  const [title = opis, rest] = opis.split(', ');
  return vrsta === 'placilo' && rest && rest.replaceAll(' ', '') === referenca ? title : opis;
}

const columns: Column<CardLine>[] = [
  { key: 'datum', label: label.datum, kind: 'date' },
  {
    key: 'opis',
    label: label.opis,
    kind: 'text',
    card: 'title',
    note: kindOf,
    cell: titleOf,
  },
  { key: 'vrsta', label: label.vrsta, kind: 'choice', words: cardKinds, only: 'file' },
  { key: 'sklad', label: label.sklad, kind: 'choice', words: fundLabels, only: 'file' },
  { key: 'naziv_enote', label: label.naziv_enote, kind: 'text', only: 'all-units' },
  {
    key: 'st_dokumenta',
    label: label.st_dokumenta,
    kind: 'text',
    note: ({ referenca }) => referenca,
  },
  { key: 'referenca', label: label.referenca, kind: 'text', only: 'file' },
  { key: 'rok_placila', label: label.rok_placila, kind: 'date' },
  ...ledgerColumns<CardLine>(label, text.balances, {
    by: ['vrsta', 'namen'],
    note: text.balanceHidden,
  }),
];

const filters = [
  byWords<CardLine, 'vrsta'>('vrsta', { param: 'vrsta', label: label.vrsta, words: cardKinds }),
  byWords<CardLine, 'sklad'>('sklad', { param: 'namen', label: label.sklad, words: fundLabels }),
  ...byPeriod<CardLine>('datum'),
];

/** The law requires that bills and account cards are kept for five years. */
function years(): readonly number[] {
  const now = thisYear();
  return [now, now - 1, now - 2, now - 3, now - 4];
}

/** §2 `/kartica-obracunov-s-placili`, `pages.md` P3. The balance comes from the server, in booking order. */
export default function CardTrafficScreen() {
  return (
    <ListPage
      title={pageTitles['card-traffic']}
      file="kartica"
      query={accountCardQuery}
      rows={({ knjizbe }) => knjizbe}
      years={years}
      rowKey={({ id_knjizbe }) => id_knjizbe}
      columns={columns}
      filters={filters}
      sort="-datum"
      totalsAbove
      empty={text.empty}
      framesEmpty
      rowActions={({ pot_pdf, opis }) => <BillActions path={pot_pdf} document={opis} />}
      above={(card) => <CardAnswer card={card} />}
      below={(card) => <CardMovements card={card} />}
    />
  );
}
