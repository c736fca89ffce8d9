import { useId } from 'react';
import { payText as text } from '../../text/bills/pay';

interface PayChoiceProps {
  readonly jointly: boolean;
  readonly onChoose: (jointly: boolean) => void;
}

/** The choice between one order for each account and one for each bill; never both at once. */
export function PayChoice({ jointly, onChoose }: PayChoiceProps) {
  const name = useId();
  const option = (label: string, value: boolean) => (
    <label className="pay-choice__option">
      <input
        type="radio"
        name={name}
        checked={jointly === value}
        onChange={() => onChoose(value)}
      />
      {label}
    </label>
  );
  return (
    <fieldset className="pay-choice">
      <legend>{text.choice}</legend>
      <div className="pay-choice__options">
        {option(text.jointly, true)}
        {option(text.singly, false)}
      </div>
    </fieldset>
  );
}
