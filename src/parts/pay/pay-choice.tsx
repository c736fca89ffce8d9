import { useId } from 'react';
import { payText as text } from '../../text/bills/pay';
import { PrimePart } from '../../ui/prime/prime-part';

interface PayChoiceProps {
  readonly jointly: boolean;
  readonly onChoose: (jointly: boolean) => void;
}

const loadSelectButton = () => import('../../ui/prime/select-button');

const options = [
  { value: 'jointly', label: text.jointly },
  { value: 'singly', label: text.singly },
];

/** The choice between one order for each account and one for each bill; never both at once. */
export function PayChoice({ jointly, onChoose }: PayChoiceProps) {
  const name = useId();
  return (
    <div className="pay-choice">
      <p id={name} className="panel__note">
        {text.choice}
      </p>
      <div className="pay-choice__options">
        <PrimePart load={loadSelectButton} placeholder={null}>
          {(SelectButton) => (
            <SelectButton
              labelledBy={name}
              options={options}
              value={jointly ? 'jointly' : 'singly'}
              onChoose={(value) => onChoose(value === 'jointly')}
            />
          )}
        </PrimePart>
      </div>
    </div>
  );
}
