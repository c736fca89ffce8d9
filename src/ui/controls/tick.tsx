import './tick.css';

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A box that turns something on and off at once; a form's own boxes are `form/checkbox-field`. */
export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
