import { useContext, useState } from 'react';
import type { RegularBill } from '../../domain/api-types';
import { formatPeriod } from '../../domain/dates/date';
import { SpecificationLink } from '../../parts/bill/specification-link';
import { EvidenceButton } from '../../parts/evidence/evidence-button';
import { EvidenceDialog } from '../../parts/evidence/evidence-dialog';
import { MoreActs } from '../../ui/controls/more-acts';
import { InTable } from '../../ui/table/in-table';

/**
 * The costs and the evidence pack of a bill (`pages.md` P16), in a row of a table in a menu. The dialog is outside it,
 * because it stays when the menu closes.
 */
export function OtherActs({ bill }: { bill: RegularBill }) {
  const inTable = useContext(InTable);
  const [isPacking, setIsPacking] = useState(false);
  const { inventarna_stevilka: unit, st_dokumenta: number, obdobje: period } = bill;
  const acts = (close: () => void, link?: string) => (
    <>
      <SpecificationLink period={period} unit={unit} className={link} />
      <EvidenceButton
        period={period}
        onOpen={() => {
          close();
          setIsPacking(true);
        }}
      />
    </>
  );
  return (
    <>
      {inTable ? (
        <MoreActs always of={formatPeriod(period)}>
          {(close) => <InTable value={false}>{acts(close, 'button button--quiet')}</InTable>}
        </MoreActs>
      ) : (
        acts(() => {})
      )}
      {isPacking ? (
        <EvidenceDialog
          unit={unit}
          bill={number}
          period={period}
          onClose={() => setIsPacking(false)}
        />
      ) : null}
    </>
  );
}
