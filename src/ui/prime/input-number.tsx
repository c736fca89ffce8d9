import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { InputNumber as PrimeInputNumber } from 'primereact/inputnumber';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { decimalsIn, typedNumber, writtenLike } from '../../domain/money/typed-number';
import { stepNames } from '../../text/common/prime';
import './input-number.css';
import { PrimeProvider } from './provider';

interface InputNumberProps {
  /** The visible label of the field. */
  readonly label: string;
  /** The accessible names of the two buttons; by default they contain the label. */
  readonly names: { readonly less: string; readonly more: string } | undefined;
  /** The text in the field. */
  readonly typed: string;
  /** How many decimals the number may have; a press keeps those that are typed. */
  readonly decimals: number;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly onStep: (text: string) => void;
}

const isPressKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

/**
 * The buttons − and + at the end of a field's box: a press steps by one, holding repeats. The field itself is our own:
 * PrimeReact's input removes what is not a number, rewrites what is pasted and moves a number into the limits.
 */
export default function InputNumber(props: InputNumberProps) {
  const { label, names = stepNames(label), typed, decimals, min, max, onStep } = props;
  const [announced, setAnnounced] = useState('');
  const beforePress = useRef(typed);
  const steppedByKey = useRef(false);
  const isEmpty = typed.trim() === '';
  const number = typedNumber(typed);
  const isFixed = !(
    isEmpty ||
    (Number.isSafeInteger(Math.trunc(number)) && decimalsIn(typed) <= decimals)
  );
  const value = isEmpty || isFixed ? null : number;
  // A number outside the limits is stepped towards them; PrimeReact would replace it by the limit at once.
  const least = min === undefined ? undefined : Math.min(min, value ?? min);
  const most = max === undefined ? undefined : Math.max(max, value ?? max);

  const take = (next: number) => {
    const text = writtenLike(typed, next);
    onStep(text);
    setAnnounced(`${label}: ${text}`);
  };
  const button = (name: string, step: 1 | -1) => {
    const atEnd = value !== null && (step < 0 ? value === least : value === most);
    const stands = isFixed || atEnd;
    return {
      className: 'icon-button',
      'aria-label': name,
      'aria-hidden': undefined,
      'aria-disabled': stands || undefined,
      tabIndex: 0,
      onPointerDown: () => {
        beforePress.current = typed;
      },
      // The finger scrolls the page: PrimeReact has stepped already.
      onPointerCancel: () => onStep(beforePress.current),
      onKeyDown: (event: KeyboardEvent) => {
        if (isPressKey(event)) steppedByKey.current = true;
      },
      onBlur: () => {
        steppedByKey.current = false;
      },
      // PrimeReact steps on pointer and key events; assistive technology may send only the click.
      onClick: ({ detail }: MouseEvent) => {
        const isDone = detail > 0 || steppedByKey.current;
        steppedByKey.current = false;
        if (isDone || stands) return;
        const next = (value ?? 0) + step;
        take(Math.min(Math.max(next, least ?? next), most ?? next));
      },
    };
  };
  return (
    <PrimeProvider>
      <PrimeInputNumber
        value={value}
        useGrouping={false}
        maxFractionDigits={decimals}
        showButtons
        buttonLayout="horizontal"
        readOnly={isFixed}
        {...(least !== undefined && { min: least })}
        {...(most !== undefined && { max: most })}
        // PrimeReact's first button is "increment": with this step it is −, which is to stand first.
        step={-1}
        incrementButtonIcon={<Minus size={20} aria-hidden />}
        decrementButtonIcon={<Plus size={20} aria-hidden />}
        onValueChange={({ originalEvent, value: next }) => {
          // Without an event PrimeReact only repeats its value.
          if (originalEvent && next !== null && next !== undefined && next !== value) take(next);
        }}
        pt={{
          root: {
            className: 'number-steps',
            // Only the main mouse button steps.
            onPointerDownCapture: (event) => {
              if (event.button !== 0) event.stopPropagation();
            },
            // The menu of a long press would end the press.
            onContextMenu: (event) => event.preventDefault(),
          },
          input: { root: { hidden: true, min: undefined, max: undefined } },
          incrementButton: button(names.less, -1),
          decrementButton: button(names.more, 1),
        }}
      />
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </PrimeProvider>
  );
}
