import { feedText } from '../../text/news/feed';

interface ArchiveSwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** The switch between what holds now and what has expired (`pages.md` P19). */
export function ArchiveSwitch({ on, onChange }: ArchiveSwitchProps) {
  return (
    <label className="feed__archive no-print">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      {feedText.archive}
    </label>
  );
}
