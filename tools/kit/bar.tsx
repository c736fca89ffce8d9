import { scales } from '../../src/domain/session/layout';
import { type Settings, themes, widths } from './settings';

interface BarProps {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

/** The switches of the page. */
export function Bar({ settings, onChange }: BarProps) {
  return (
    <header className="kit-bar">
      <p className="kit-bar__name">Kit</p>
      <Choice
        title="Theme"
        values={themes}
        nameOf={(theme) => theme.charAt(0).toUpperCase() + theme.slice(1)}
        value={settings.theme}
        onChange={(theme) => onChange({ ...settings, theme })}
      />
      <Choice
        title="Text"
        values={scales}
        nameOf={String}
        value={settings.scale}
        onChange={(scale) => onChange({ ...settings, scale })}
      />
      <Choice
        title="Width"
        values={widths}
        nameOf={(width) => (width === 0 ? 'Window' : String(width))}
        value={settings.width}
        onChange={(width) => onChange({ ...settings, width })}
      />
    </header>
  );
}

interface ChoiceProps<Value> {
  readonly title: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { title, values, nameOf, value, onChange } = props;
  return (
    <fieldset className="kit-choice">
      <legend>{title}</legend>
      <div className="kit-choice__row">
        {values.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`kit-${title}`}
              className="visually-hidden"
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span>{nameOf(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
