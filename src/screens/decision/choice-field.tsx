import CircleAlert from 'lucide-react/icons/circle-alert';
import type { Known, VoteChoice } from '../../domain/api-types';
import { ballotText as text } from '../../text/decisions/ballot';
import { choices as labels } from '../../text/decisions/labels';
import '../../ui/form/choice.css';
import '../../ui/form/field.css';

interface ChoiceFieldProps {
  readonly id: string;
  /** The number of the proposal. */
  readonly place: number;
  readonly choices: readonly Known<VoteChoice>[];
  readonly value: Known<VoteChoice> | undefined;
  /** Whether the user wanted to confirm without this vote. */
  readonly isMissing: boolean;
  readonly onChoose: (vote: Known<VoteChoice>) => void;
}

/** The own vote on a proposal, as radio buttons of the browser. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { id, place, choices, value, isMissing, onChoose } = props;
  const error = isMissing ? `${id}-error` : undefined;
  return (
    <fieldset id={id} className="choice" aria-describedby={error}>
      <legend>{text.legend(place)}</legend>
      <div className="choice__options">
        {choices.map((choice) => (
          <label key={choice} className="choice__option">
            <input
              type="radio"
              name={id}
              checked={value === choice}
              aria-describedby={error}
              onChange={() => onChoose(choice)}
            />
            {labels[choice]}
          </label>
        ))}
      </div>
      {isMissing ? (
        <p id={error} className="field__error">
          <CircleAlert size={16} aria-hidden />
          <span>{text.incompleteOne}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
