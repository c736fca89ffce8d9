import { type ReactNode, useId } from 'react';
import type { CostGroup, CostSpecification } from '../../domain/api-types';
import { type BillCheck, isOff, type LineCheck } from '../../domain/bills/bill-check';
import { compareTexts } from '../../domain/search/compare-texts';
import { label } from '../../domain/values/label';
import { costGroupLabels } from '../../text/bills/costs';
import { unknownText } from '../../text/common/unknown';
import { Money } from '../../ui/page/money';
import { CheckMark } from './check-mark';
import { CostLine } from './cost-line';
import './cost-lines.css';

interface GroupProps {
  readonly bill: CostSpecification;
  readonly name: string;
  /** Missing when the bill lacks it. */
  readonly subtotal: number | undefined;
  readonly off: boolean;
  readonly lines: readonly LineCheck[];
}

function CostGroupPart({ bill, name, subtotal, off, lines }: GroupProps) {
  const id = useId();
  // A single line says what its group would.
  const isNamed = lines.length === 1 && !off;
  const sorted = lines.toSorted((one, other) =>
    compareTexts(one.line.vrsta_stroska, other.line.vrsta_stroska),
  );
  return (
    <section className="cost-group" aria-labelledby={id}>
      <div className={isNamed ? 'visually-hidden' : 'cost-group__head'}>
        <h2 id={id}>{name}</h2>
        {off ? <CheckMark outcome="differs" /> : null}
        <p className="cost-group__amount">
          {subtotal === undefined || isNamed ? null : <Money value={subtotal} />}
        </p>
      </div>
      <ul>
        {sorted.map((check, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no unique key, and their order never changes
          <CostLine key={index} bill={bill} check={check} />
        ))}
      </ul>
    </section>
  );
}

interface CostGroupsProps {
  readonly bill: CostSpecification;
  readonly check: BillCheck;
  /** The total, below all groups. */
  readonly children: ReactNode;
}

/** The lines of a bill by group, the largest first, each with its subtotal, which one line would repeat (`pages.md` P14). */
export function CostGroups({ bill, check, children }: CostGroupsProps) {
  const subtotalOf = (skupina: CostGroup) =>
    bill.skupine.find((group) => group.skupina === skupina)?.znesek;
  const sorted = check.groups.toSorted(
    (one, other) => (subtotalOf(other.skupina) ?? 0) - (subtotalOf(one.skupina) ?? 0),
  );
  return (
    <div className="card cost-groups">
      {sorted.map(({ skupina, off }) => (
        <CostGroupPart
          key={skupina}
          bill={bill}
          name={label(costGroupLabels, skupina, unknownText.costs)}
          subtotal={subtotalOf(skupina)}
          off={isOff(off)}
          lines={check.lines.filter(({ line }) => line.skupina === skupina)}
        />
      ))}
      {children}
    </div>
  );
}
