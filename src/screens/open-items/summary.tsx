import { useMemo } from 'react';
import type { OpenItems } from '../../domain/api-types';
import { dueAnswer } from '../../domain/bills/due-answer';
import { label } from '../../domain/values/label';
import { fundLabels, openItemsText as text } from '../../text/bills/open-items';
import { unknownText } from '../../text/common/unknown';
import { Money } from '../../ui/page/money';
import { Tiles } from '../../ui/page/tiles';

/** The total debt, its due date, and how much of it is overdue, in one sentence (`pages.md` P4). */
export function Summary({ open }: { open: OpenItems }) {
  const answer = useMemo(() => dueAnswer(open.postavke), [open.postavke]);
  return <p className="answer">{answer}</p>;
}

/** The open amount by account: each account is paid separately. */
export function ByFund({ open }: { open: OpenItems }) {
  if (open.po_skladih.length < 2) return null;
  return (
    <section className="page__section">
      <h2>{text.byFund}</h2>
      <Tiles
        tiles={open.po_skladih.map(({ sklad, odprto }) => ({
          label: label(fundLabels, sklad, unknownText.other),
          value: <Money value={odprto} />,
        }))}
      />
    </section>
  );
}
