import type { ReactNode } from 'react';
import type { HeatBill } from '../../domain/api-types';
import type { HeatExplained } from '../../domain/heat/heat-share';
import { formatMoney, formatNumber } from '../../domain/money/number';
import { label } from '../../domain/values/label';
import { readingsText as text } from '../../text/bills/readings';
import { Money } from '../../ui/page/money';
import { SectionCard } from '../../ui/page/section-card';

const NBSP = '\u00A0';
const percent = (value: number, decimals = 2) => `${formatNumber(value, decimals)}${NBSP}%`;
const share = (value: number) => percent(value, 4);
/** A part of the costs, which is a whole number of percent in almost all buildings. */
const part = (value: number) => percent(value, Number.isInteger(value) ? 0 : 2);
const area = (value: number) => `${formatNumber(value)}${NBSP}m²`;

interface HeatStep {
  readonly name: string;
  readonly formula?: string;
  readonly result: ReactNode;
}

/** The computation of one heat bill, in order (`pages.md` P5). */
function stepsOf(bill: HeatBill, explained: HeatExplained): HeatStep[] {
  const { heated, metered, counted, costByUse, costByArea, net, vat } = explained;
  const steps: HeatStep[] = [];
  if (heated && counted !== undefined) {
    steps.push({
      name: text.steps.counted,
      formula: `${formatNumber(counted)} × ${formatNumber(bill.korekcijski_faktor, 3)} (${text.correction})`,
      result: text.unit(formatNumber(bill.enote_enote)),
    });
  }
  if (heated && metered) {
    steps.push({
      name: text.steps.byUnits,
      formula: `${formatNumber(bill.enote_enote)} ${text.ofBuilding(formatNumber(bill.enote_stavbe))}`,
      result: share(explained.ownShare),
    });
    steps.push({
      name: text.steps.byUse(part(bill.delez_po_porabi)),
      formula: `${formatMoney(costByUse)} × ${share(bill.porabniski_delez)}`,
      result: <Money value={bill.znesek_poraba} />,
    });
  }
  if (heated) {
    steps.push({
      name: text.steps.byArea(part(bill.delez_po_povrsini)),
      formula: `${formatMoney(costByArea)} × ${area(bill.ogrevana_povrsina_enote)} / ${area(bill.ogrevana_povrsina_stavbe)} (${share(bill.delez_povrsine)})`,
      result: <Money value={bill.znesek_povrsina} />,
    });
  }
  return [
    ...steps,
    { name: text.steps.hotWater, result: <Money value={bill.znesek_topla_voda} /> },
    { name: text.steps.net, result: <Money value={net} /> },
    { name: text.steps.vat, result: <Money value={vat} /> },
    { name: text.steps.total, result: <Money value={bill.znesek_skupaj} /> },
  ];
}

const limitTexts = { brez: undefined, min40: text.raised, max300: text.lowered } as const;

interface HeatStepsProps {
  readonly bill: HeatBill;
  readonly explained: HeatExplained;
  /** Below the steps. */
  readonly children: ReactNode;
}

/** Why the heat of one period costs what it costs, step by step. */
export function HeatSteps({ bill, explained, children }: HeatStepsProps) {
  const { heated, metered, lowest, highest, ownShare } = explained;
  const isWithin =
    bill.omejitev === 'brez' && highest > 0 && ownShare >= lowest && ownShare <= highest;
  const limited = label(limitTexts, bill.omejitev, undefined);
  return (
    <SectionCard title={text.how}>
      {heated ? null : <p>{text.notHeated}</p>}
      {heated && !metered ? <p>{text.notMetered}</p> : null}
      <ol className="heat-steps">
        {stepsOf(bill, explained).map(({ name, formula, result }) => (
          <li key={name}>
            <span className="heat-steps__name">{name}</span>
            {formula ? <span className="heat-steps__formula">{formula}</span> : null}
            <span className="heat-steps__result">{result}</span>
          </li>
        ))}
      </ol>
      {heated && metered ? (
        <p className="section-card__note">
          {limited ? `${limited} ` : ''}
          {text.limits(share(lowest), share(highest))}
          {isWithin ? ` ${text.within}` : ''}
        </p>
      ) : null}
      {children}
    </SectionCard>
  );
}
