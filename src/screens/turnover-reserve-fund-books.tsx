import { fundPostingsQuery } from '../api/funds';
import type { FundPosting } from '../domain/api-types';
import { BillActions } from '../parts/bill/bill-actions';
import { ListPage } from '../parts/list-page/list-page';
import { postingTypes, fundPostingsText as text } from '../text/funds/fund-postings';
import { pageTitles } from '../text/shell/pages';
import type { Column } from '../ui/table/column';
import { byPeriod, byWords } from '../ui/table/filter';
import { ledgerColumns } from '../ui/table/ledger-columns';
import { LedgerAnswer, LedgerMovements } from './turnover-reserve-fund-books/ledger-answer';
import { PostingDocument } from './turnover-reserve-fund-books/posting-document';

const label = text.columns;

const columns: Column<FundPosting>[] = [
  { key: 'datum', label: label.datum, kind: 'date' },
  { key: 'vrsta', label: label.vrsta, kind: 'choice', words: postingTypes, table: 'none' },
  { key: 'opis', label: label.opis, kind: 'text', card: 'title' },
  { key: 'partner', label: label.partner, kind: 'text' },
  {
    key: 'st_dokumenta',
    label: label.st_dokumenta,
    kind: 'text',
    whole: true,
    cell: (posting) => <PostingDocument posting={posting} />,
  },
  ...ledgerColumns<FundPosting>(label, text.balances, { by: ['vrsta'], note: text.balanceHidden }),
];

const filters = [
  byWords<FundPosting, 'vrsta'>('vrsta', {
    param: 'vrsta',
    label: label.vrsta,
    words: postingTypes,
  }),
  ...byPeriod<FundPosting>('datum'),
];

/** In a table the document stands beside its number. */
const NEVER = () => false;

/** §2 `/promet-knjizb-rezervnega-sklada`, `pages.md` P13. The balance comes from the server, in booking order. */
export default function FundLedgerScreen() {
  return (
    <ListPage
      title={pageTitles['turnover-reserve-fund-books']}
      of="building"
      ownersOnly
      file="promet_rezervnega_sklada"
      query={fundPostingsQuery}
      rows={({ knjizbe }) => knjizbe}
      years={({ leta }) => leta}
      rowKey={({ id_knjizbe }) => id_knjizbe}
      columns={columns}
      filters={filters}
      sort="-datum"
      totalsAbove
      empty={text.empty}
      rowActions={({ pot, opis }) => <BillActions path={pot} document={opis} />}
      actsInTable={NEVER}
      above={(ledger) => <LedgerAnswer ledger={ledger} />}
      below={(ledger) => <LedgerMovements ledger={ledger} />}
    />
  );
}
