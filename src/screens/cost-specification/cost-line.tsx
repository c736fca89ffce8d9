import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { CostSpecification } from '../../domain/api-types';
import type { LineCheck } from '../../domain/bills/bill-check';
import { formatNumber } from '../../domain/money/number';
import { label } from '../../domain/values/label';
import { keyTexts, lineText as text } from '../../text/bills/cost-specification';
import { unknownText } from '../../text/common/unknown';
import { Money } from '../../ui/page/money';
import { WholeValues } from '../../ui/page/whole-values';
import { CheckMark } from './check-mark';
import { LineFacts } from './line-facts';

/** A line of a bill: name and amount, and how it was computed when opened. A line whose check fails is open from the start. */
export function CostLine({ bill, check }: { bill: CostSpecification; check: LineCheck }) {
  const { line, outcome, share } = check;
  const complaint = line.id_reklamacije;
  const [open, setOpen] = useState(outcome === 'differs');
  const id = useId();
  const [key] = label(keyTexts, line.kljuc, unknownText.allocation);
  return (
    <li className="cost-line">
      <h3 className="cost-line__heading">
        <button
          type="button"
          className="cost-line__head"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span className="cost-line__name">
            <WholeValues>{line.vrsta_stroska}</WholeValues>
          </span>
          <span className="cost-line__key">
            {key}
            {share === null ? null : ` · ${text.ownShare} ${formatNumber(line.delez, 4)}\u00A0%`}
          </span>
          {outcome === 'agrees' && complaint === null ? null : (
            <span className="cost-line__marks">
              {outcome === 'agrees' ? null : <CheckMark outcome={outcome} />}
              {complaint === null ? null : (
                <span className="cost-line__complaint">
                  {text.complained} <span>{complaint}</span>
                </span>
              )}
            </span>
          )}
          <span className="cost-line__amount">
            <Money value={line.znesek} />
          </span>
          <ChevronDown size={20} aria-hidden />
        </button>
      </h3>
      <div id={id} className="cost-line__facts" hidden={!open}>
        <LineFacts bill={bill} check={check} />
      </div>
    </li>
  );
}
