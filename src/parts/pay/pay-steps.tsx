import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDate } from '../../domain/dates/date';
import { formatMoney } from '../../domain/money/number';
import { formatIban } from '../../domain/payment/iban';
import { type Account, type PayStep, payStepsOf, totalOf } from '../../domain/payment/payment';
import { label } from '../../domain/values/label';
import { fundLabels } from '../../text/bills/open-items';
import { payments, payText as text } from '../../text/bills/pay';
import { counted } from '../../text/common/plural';
import { unknownText } from '../../text/common/unknown';
import { Money } from '../../ui/page/money';
import { OrderView } from './order-view';
import { PayChoice } from './pay-choice';
import './pay-steps.css';

/** What a payment settles, and where it goes. */
function StepFacts({ step }: { step: PayStep }) {
  const [first = ''] = step.bills;
  const due = formatDate(step.upn.rok_placila);
  const number = step.isJoint ? text.bills(step.bills) : text.bill(first);
  return (
    <p className="pay__note">
      {text.toAccount(formatIban(step.iban))}
      <br />
      {due === '/' ? number : `${number}, ${text.due(due)}`}
    </p>
  );
}

/**
 * Several payments, one at a time: a scanner that sees two codes may take the wrong one, and whoever sees a bill in two
 * of them may pay it twice.
 */
export function PaySteps({ accounts }: { accounts: readonly Account[] }) {
  const canJoin = accounts.some(({ joint }) => joint !== undefined);
  const [jointly, setJointly] = useState(canJoin);
  const [wanted, setWanted] = useState(0);
  const place = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = payStepsOf(accounts, jointly);
  // A poll may have brought fewer.
  const at = wanted < steps.length ? wanted : 0;
  const step = steps[at];
  const following = steps[at + 1];
  if (!step) return null;

  const go = (target: number) => {
    setWanted(target);
    // The code of the next payment, not the end of its data.
    const bar = place.current?.parentElement?.previousElementSibling?.getBoundingClientRect();
    const isScrolledPast = (place.current?.getBoundingClientRect().top ?? 0) < (bar?.bottom ?? 0);
    if (isScrolledPast) place.current?.scrollIntoView({ block: 'start' });
  };
  const choose = (value: boolean) => {
    setJointly(value);
    setWanted(0);
  };
  const turn = (name: string, Icon: LucideIcon, target: number) => {
    const ends = target < 0 || target >= steps.length;
    return (
      // Not `disabled`: that would take the focus away from who has just come to the last one.
      <button
        type="button"
        className="icon-button"
        aria-label={name}
        aria-disabled={ends || undefined}
        onClick={() => {
          if (!ends) go(target);
        }}
      >
        <Icon size={24} aria-hidden />
      </button>
    );
  };
  return (
    <>
      <p className="pay__total" role="status">
        {text.total}{' '}
        <strong>
          <Money value={totalOf(accounts)} />
        </strong>{' '}
        – {text.split(counted(steps.length, payments), accounts.length)}
      </p>
      {canJoin ? (
        <PayChoice jointly={jointly} onChoose={choose} />
      ) : (
        <p className="pay__note">{text.oneByOne}</p>
      )}
      <section ref={place} className="pay__step">
        <div className="pay__stepper">
          {steps.length > 1 ? turn(text.previous, ChevronLeft, at - 1) : null}
          <h3 ref={heading} tabIndex={-1} className="focus-here" aria-live="polite">
            {steps.length > 1 ? `${text.step(at + 1, steps.length)}: ` : null}
            {label(fundLabels, step.sklad, unknownText.other)}{' '}
            <span className="pay__step-amount">
              <Money value={step.upn.znesek} />
            </span>
          </h3>
          {steps.length > 1 ? turn(text.next, ChevronRight, at + 1) : null}
        </div>
        <StepFacts step={step} />
        <OrderView key={step.name} upn={step.upn} sklad={step.sklad} name={step.name} />
        {step.isJoint ? <p className="pay__note">{text.jointNote}</p> : null}
        {following ? (
          <button
            type="button"
            className="button pay__next"
            onClick={() => {
              go(at + 1);
              heading.current?.focus({ preventScroll: true });
            }}
          >
            {text.next}: {label(fundLabels, following.sklad, unknownText.other)}{' '}
            {formatMoney(following.upn.znesek)}
            <ChevronRight size={20} aria-hidden />
          </button>
        ) : null}
      </section>
    </>
  );
}
