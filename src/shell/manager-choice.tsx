import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { managerKey, managerLabels } from '../domain/people/manager';
import { usePortal } from '../machines/portal-context';
import { useCurrentManager } from '../parts/manager/use-current-manager';
import { useManagers } from '../parts/manager/use-managers';
import { shellText } from '../text/shell/shell';
import { Select } from '../ui/controls/select';

/** More managers are a drop-down list with a search. */
const MOST_BUTTONS = 10;

/** The choice of another manager, for users with more than one (§2 Top bar, §4 Switching manager): one press each. */
export function ManagerChoice({ onChosen }: { onChosen: () => void }) {
  const id = useId();
  const { managerSwitch } = usePortal();
  const { data: managers = [] } = useManagers();
  const current = useCurrentManager();
  const labels = managerLabels(managers);
  const options = managers.map((manager, index) => ({
    value: managerKey(manager),
    label: labels[index] ?? manager.full_title,
  }));
  const choose = (key: string) => {
    const target = managers.find((manager) => managerKey(manager) === key);
    if (target && key !== current?.key) managerSwitch.send({ type: 'manager.chosen', target });
    onChosen();
  };
  if (options.length > MOST_BUTTONS) {
    return (
      <Select
        label={shellText.switchManager}
        placeholder={shellText.manager}
        value={current?.key}
        options={options}
        onChange={choose}
      />
    );
  }
  return (
    <div>
      <p id={id} className="select__label">
        {shellText.switchManager}
      </p>
      <ul aria-labelledby={id}>
        {options
          .filter(({ value }) => value !== current?.key)
          .map(({ value, label }) => (
            <li key={value}>
              <button
                type="button"
                className="menu-item unit-switcher__other"
                onClick={() => choose(value)}
              >
                <span>{label}</span>
                <ChevronRight size={18} aria-hidden />
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
