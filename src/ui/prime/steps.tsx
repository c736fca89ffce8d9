import Check from 'lucide-react/icons/check';
import { Steps as PrimeSteps } from 'primereact/steps';
import { useId } from 'react';
import { stepNames } from '../../text/common/steps';
import { PrimeProvider } from './provider';
import './steps.css';

/** More steps than this have no room for their labels on a phone. */
const LABELLED = 3;

interface StepsProps {
  /** The accessible name of the navigation. */
  readonly name: string;
  /** The labels of the steps. */
  readonly steps: readonly string[];
  /** The current step, counted from 0. */
  readonly at: number;
  /** Which steps can be chosen: those before the current one, which count as done, or all. */
  readonly offers: 'earlier' | 'all';
  readonly onChoose: (step: number) => void;
}

/** The steps of a task, numbered, with the current one marked. */
export default function Steps({ name, steps, at, offers, onChoose }: StepsProps) {
  const id = useId();
  const templateOf = (label: string, place: number) => () => {
    const isDone = offers === 'earlier' && place < at;
    const current = place === at ? 'step' : undefined;
    const content = (
      <>
        <span className="steps__mark">
          {isDone ? <Check size={16} aria-hidden /> : <span aria-hidden>{place + 1}</span>}
        </span>
        <span className="visually-hidden">{stepNames.place(place + 1, isDone)}</span>
        <span className="steps__label">{label}</span>
      </>
    );
    return offers === 'all' || isDone ? (
      <button
        type="button"
        className="steps__name"
        aria-current={current}
        onClick={() => onChoose(place)}
      >
        {content}
      </button>
    ) : (
      <span className="steps__name" aria-current={current}>
        {content}
      </span>
    );
  };
  return (
    <PrimeProvider>
      <PrimeSteps
        id={id}
        // Otherwise the list takes the focus from the buttons in it, and Shift+Tab never leaves it.
        readOnly
        activeIndex={at}
        model={steps.map((label, place) => ({ label, template: templateOf(label, place) }))}
        aria-label={name}
        pt={{
          root: { className: 'steps', ...{ 'data-many': steps.length > LABELLED } },
          menuitem: { className: 'steps__step' },
        }}
      />
    </PrimeProvider>
  );
}
