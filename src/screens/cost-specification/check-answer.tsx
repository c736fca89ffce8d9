import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { formatRate } from '../../domain/bills/allocation-key';
import { type BillCheck, isOff } from '../../domain/bills/bill-check';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { unbrokenPercent } from '../../domain/money/unbroken-percent';
import { label } from '../../domain/values/label';
import { ReachManager } from '../../parts/contact/reach-manager';
import { checkText as text } from '../../text/bills/cost-specification';
import { costGroupLabels } from '../../text/bills/costs';
import { unknownText } from '../../text/common/unknown';
import { offText } from './off-text';

interface Fault {
  readonly name: string;
  readonly off: string;
}

function faultsOf({ lines, groups, rates, total }: BillCheck): Fault[] {
  return [
    ...lines
      .filter(({ outcome }) => outcome === 'differs')
      .map(({ line, off }) => ({
        name: unbrokenPercent(line.vrsta_stroska),
        off: isOff(off) ? offText(off) : text.shareDiffers,
      })),
    ...groups
      .filter(({ off }) => isOff(off))
      .map(({ skupina, off }) => ({
        name: text.group(label(costGroupLabels, skupina, unknownText.costs)),
        off: offText(off),
      })),
    ...rates
      .filter(({ off }) => isOff(off))
      .map(({ stopnja, off }) => ({ name: text.rate(formatRate(stopnja)), off: offText(off) })),
    ...(isOff(total) ? [{ name: text.total, off: offText(total) }] : []),
  ];
}

function rightSentence(all: number, unknown: number): string {
  if (unknown === 0) return text.allRight;
  if (unknown === all) return text.noneComputable;
  return `${text.someRight(all - unknown, all)} ${text.notComputable(unknown)}`;
}

/** The answer to "is my bill right": yes, or what is wrong and by how much. */
export function CheckAnswer({ check }: { check: BillCheck }) {
  const { lines, right, off, reckoned } = check;
  const count = (outcome: string) => lines.filter((line) => line.outcome === outcome).length;
  const unknown = count('unknown');
  if (right) {
    return (
      <p className="bill-check">
        <CircleCheck size={20} aria-hidden />
        {rightSentence(lines.length, unknown)}
      </p>
    );
  }
  const differing = count('differs');
  return (
    <div className="bill-check" data-wrong>
      <CircleAlert size={20} aria-hidden />
      <div className="bill-check__told">
        <p>
          {differing > 0 ? text.differ(differing) : text.sumsDiffer}{' '}
          {off === 0n ? text.sameTotal : text.computedTotal(formatMoney(fromCents(reckoned)))}{' '}
          {unknown > 0 ? `${text.notComputable(unknown)} ` : null}
          {text.ask}
        </p>
        <ul>
          {faultsOf(check).map(({ name, off: difference }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may share a name, and their order never changes
            <li key={index}>{`${name}: ${difference}`}</li>
          ))}
        </ul>
        <ReachManager />
      </div>
    </div>
  );
}
