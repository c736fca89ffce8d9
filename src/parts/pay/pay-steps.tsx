import ChevronRight from 'lucide-react/icons/chevron-right';
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
import { Stepper } from '../../ui/controls/stepper';
import { Money } from '../../ui/page/money';
import { PrimePart } from '../../ui/prime/prime-part';
import { usePrinting } from '../../ui/table/use-printing';
import { OrderView } from './order-view';
import { PayChoice } from './pay-choice';
import './pay-steps.css';

/** Of more payments the stepper alone is shown. */
const MOST_PLACES = 5;

const loadSteps = () => import('../../ui/prime/steps');

const labels = { previous: text.previous, next: text.next };

const fundOf = ({ sklad }: PayStep) => label(fundLabels, sklad, unknownText.other);

/** What a payment settles, and the account it goes to. */
function StepFacts({ step }: { step: PayStep }) {
  const [first = ''] = step.bills;
  const due = formatDate(step.upn.rok_placila);
  const number = step.isJoint ? text.bills(step.bills) : text.bill(first);
  return (
    <p className="panel__note">
      {text.toAccount(formatIban(step.iban))}
      <br />
      {due === '/' ? number : `${number}, ${text.due(due)}`}
    </p>
  );
}

/** The sum of all payments, and how many there are. */
function Total({ accounts, count }: { accounts: readonly Account[]; count: number }) {
  return (
    <p className="pay__total" role="status">
      {text.total}{' '}
      <strong>
        <Money value={totalOf(accounts)} />
      </strong>{' '}
      – {text.split(counted(count, payments), accounts.length)}
    </p>
  );
}

interface PrintedProps {
  readonly steps: readonly PayStep[];
}

/** All payments, on paper: there is nothing to press. */
function PrintedSteps({ steps }: PrintedProps) {
  const printing = usePrinting();
  if (!printing) return null;
  return steps.map((step, at) => (
    <section key={step.name} className="pay__printed">
      <h3>
        {text.step(at + 1, steps.length)}: {fundOf(step)} <Money value={step.upn.znesek} />
      </h3>
      <StepFacts step={step} />
      <OrderView upn={step.upn} sklad={step.sklad} name={step.name} />
      {step.isJoint ? <p className="panel__note">{text.jointNote}</p> : null}
    </section>
  ));
}

interface PlacesProps {
  readonly steps: readonly PayStep[];
  readonly at: number;
  readonly onStep: (target: number) => void;
}

/** All payments in a row, each a button that shows it. */
function Places({ steps, at, onStep }: PlacesProps) {
  if (steps.length < 2 || steps.length > MOST_PLACES) return null;
  return (
    <div className="pay__places">
      <PrimePart load={loadSteps} placeholder={null}>
        {(Steps) => (
          <Steps
            name={text.places}
            steps={steps.map(({ upn }) => formatMoney(upn.znesek))}
            at={at}
            offers="all"
            onChoose={onStep}
          />
        )}
      </PrimePart>
    </div>
  );
}

/**
 * The step that is shown, and how to show another. The list may change with a poll or a choice: the step stays, and without
 * it the first is shown.
 */
function useStep(steps: readonly PayStep[]) {
  const [wanted, setWanted] = useState<string>();
  const place = useRef<HTMLElement>(null);
  const at = Math.max(
    0,
    steps.findIndex(({ name }) => name === wanted),
  );
  const go = (target: number) => {
    setWanted(steps[target]?.name);
    // Shows the code of the next payment, not the end of its data.
    const bar = place.current?.parentElement?.previousElementSibling?.getBoundingClientRect();
    const isScrolledPast = (place.current?.getBoundingClientRect().top ?? 0) < (bar?.bottom ?? 0);
    if (isScrolledPast) place.current?.scrollIntoView({ block: 'start' });
  };
  return { place, at, go, restart: () => setWanted(undefined) };
}

/**
 * Several payments, one at a time: a scanner that sees two codes may read the wrong one, and a user who sees a bill in
 * two of them may pay it twice.
 */
export function PaySteps({ accounts }: { accounts: readonly Account[] }) {
  const canJoin = accounts.some(({ joints }) => joints.length > 0);
  const [chosen, setChosen] = useState<boolean>();
  const jointly = chosen ?? canJoin;
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = payStepsOf(accounts, jointly);
  const { place, at, go, restart } = useStep(steps);
  const step = steps[at];
  const following = steps[at + 1];
  if (!step) return null;

  const choose = (value: boolean) => {
    setChosen(value);
    restart();
  };
  const goOn = () => {
    go(at + 1);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Total accounts={accounts} count={steps.length} />
      {canJoin ? (
        <PayChoice jointly={jointly} onChoose={choose} />
      ) : (
        <p className="panel__note">{text.oneByOne}</p>
      )}
      <Places steps={steps} at={at} onStep={go} />
      <PrintedSteps steps={steps} />
      <section ref={place} className="pay__step">
        <div className="pay__stepper">
          <Stepper
            at={at + 1}
            count={steps.length}
            labels={labels}
            hidesAlone
            iconSize={24}
            onStep={(target) => go(target - 1)}
          >
            <h3 ref={heading} tabIndex={-1} className="focus-here" aria-live="polite">
              {steps.length > 1 ? `${text.step(at + 1, steps.length)}: ` : null}
              {fundOf(step)}{' '}
              <span className="pay__step-amount">
                <Money value={step.upn.znesek} />
              </span>
            </h3>
          </Stepper>
        </div>
        <StepFacts step={step} />
        <OrderView key={step.name} upn={step.upn} sklad={step.sklad} name={step.name} />
        {step.isJoint ? <p className="panel__note">{text.jointNote}</p> : null}
        {following ? (
          <button type="button" className="button pay__next" onClick={goOn}>
            {text.next}: {fundOf(following)} {formatMoney(following.upn.znesek)}
            <ChevronRight size={20} aria-hidden />
          </button>
        ) : null}
      </section>
    </>
  );
}
