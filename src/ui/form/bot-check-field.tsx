import { formText } from '../../text/forms/form';
import './bot-check-field.css';
import '../controls/checkbox.css';
import { FieldError, FieldHelp } from './field-frame';
import type { FormValues } from './rules';
import { type BotCheckProps, type BotCheckState, useBotCheck } from './use-bot-check';

const words: Readonly<Record<BotCheckState, string>> = {
  open: '',
  running: formText.checking,
  passed: formText.checked,
  failed: formText.checkFailed,
  over: formText.checkOver,
};

/** A checkbox that starts a proof of work on the device, which makes mass registration expensive (`pages.md` P27, WCAG 3.3.8). */
export function BotCheckField<Values extends FormValues>(props: BotCheckProps<Values>) {
  const { field, state, refused, start, clear } = useBotCheck(props);
  const ticked = state === 'running' || state === 'passed';
  return (
    <fieldset className="field bot-check">
      <legend className="field__label">{field.label}</legend>
      <FieldHelp field={field} help={formText.botCheckHelp} />
      <div className="bot-check__row" data-state={state}>
        <div className="field__tick">
          <input
            {...field.control}
            type="checkbox"
            checked={ticked}
            aria-busy={state === 'running'}
            onChange={ticked ? clear : start}
          />
          <label htmlFor={field.id}>{formText.notARobot}</label>
        </div>
        <p role="status" className="bot-check__status">
          {state === 'passed' && refused ? formText.checkedAnew : words[state]}
        </p>
        {state === 'failed' ? (
          <button
            type="button"
            className="button button--quiet"
            onClick={() => {
              // The button leaves the page.
              document.getElementById(field.id)?.focus();
              start();
            }}
          >
            {formText.newTask}
          </button>
        ) : null}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}
