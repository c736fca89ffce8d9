import './checkbox.css';
import './switch.css';

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A labelled switch that applies at once. */
export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label className="switch no-print">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
