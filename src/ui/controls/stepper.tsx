import type { LucideIcon } from 'lucide-react';
import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import './stepper.css';

interface StepperProps {
  /** The current step, counted from 1. */
  readonly at: number;
  readonly count: number;
  readonly labels: {
    readonly previous: string;
    readonly next: string;
    /** Without them there are no buttons to the first and the last step. */
    readonly first?: string;
    readonly last?: string;
  };
  /** Set when a single step needs no buttons. */
  readonly hidesAlone?: boolean;
  readonly iconSize: number;
  readonly onStep: (target: number) => void;
  /** The text between the buttons. */
  readonly children: ReactNode;
}

/** The buttons that step through numbered pages or steps, for a row that the caller renders. */
export function Stepper(props: StepperProps) {
  const { at, count, labels, hidesAlone = false, iconSize, onStep, children } = props;
  const button = (name: string | undefined, Icon: LucideIcon, target: number) => {
    if (name === undefined || (hidesAlone && count === 1)) return null;
    const atEnd = target < 1 || target > count || target === at;
    return (
      // Not `disabled`: the button would lose the focus on the last step.
      <button
        type="button"
        className="icon-button stepper__button"
        aria-label={name}
        aria-disabled={atEnd || undefined}
        onClick={() => {
          if (!atEnd) onStep(target);
        }}
      >
        <Icon size={iconSize} aria-hidden />
      </button>
    );
  };
  return (
    <>
      {button(labels.first, ChevronFirst, 1)}
      {button(labels.previous, ChevronLeft, at - 1)}
      {children}
      {button(labels.next, ChevronRight, at + 1)}
      {button(labels.last, ChevronLast, count)}
    </>
  );
}
