import type { CSSProperties } from 'react';
import type { VoluntaryFund, VoluntaryPosting } from '../../domain/api-types';
import { BillActions } from '../../parts/bill/bill-actions';
import { fundPostingsText } from '../../text/funds/fund-postings';
import { voluntaryFundText as text } from '../../text/funds/voluntary-fund';
import type { Column } from '../../ui/table/column';
import { ledgerColumns } from '../../ui/table/ledger-columns';
import { SubList } from '../../ui/table/sub-list';
import { FundCard } from './fund-card';
import './voluntary-fund.css';

/** A line of the ledger with its position, because two lines may be equal. */
type Line = VoluntaryPosting & { readonly key: string };

const label = text.columns;

const columns: Column<Line>[] = [
  { key: 'datum', label: label.datum, kind: 'date' },
  { key: 'opis', label: label.opis, kind: 'text', card: 'title' },
  { key: 'izvajalec', label: label.izvajalec, kind: 'text' },
  ...ledgerColumns<Line>(label, fundPostingsText.balances),
];

/** As large as the name of the fund above it. */
const asHeading: CSSProperties = { fontSize: 'var(--text-20)' };

/** A voluntary fund: its purpose, its progress and its ledger, the newest line first (`pages.md` P7). */
export function FundSection({ fund }: { fund: VoluntaryFund }) {
  const { id_sklada, naziv, promet } = fund;
  const rows = promet.map((line, place): Line => ({ ...line, key: String(place) }));
  const heading = <h3 style={asHeading}>{text.turnover}</h3>;
  return (
    <section className="page__section voluntary" aria-labelledby={`sklad-${id_sklada}`}>
      <FundCard fund={fund} headingId={`sklad-${id_sklada}`} />
      {rows.length === 0 ? (
        <>
          {heading}
          <p className="page__lead">{text.noTurnover}</p>
        </>
      ) : (
        <SubList
          title={text.turnoverOf(naziv)}
          heading={heading}
          rows={rows}
          rowKey={({ key }) => key}
          columns={columns}
          sort="-datum"
          file={['prostovoljni_sklad', id_sklada]}
          actsInTable={({ pot_pdf }) => pot_pdf !== null}
          rowActions={({ pot_pdf, opis }) =>
            pot_pdf === null ? null : <BillActions path={pot_pdf} document={opis} />
          }
        />
      )}
    </section>
  );
}
