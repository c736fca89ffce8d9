import { useMemo } from 'react';
import { managerKey, managerLabels } from '../domain/people/manager';
import { usePortal } from '../machines/portal-context';
import { useCurrentManager } from '../parts/manager/use-current-manager';
import { useManagers } from '../parts/manager/use-managers';
import { shellText } from '../text/shell/shell';
import { Select } from '../ui/controls/select';

/** The choice of manager, for users with more than one (§2 Top bar, §4 Switching manager). */
export function ManagerChoice({ onChosen }: { onChosen: () => void }) {
  const { managerSwitch } = usePortal();
  const { data: managers } = useManagers();
  const current = useCurrentManager();
  const options = useMemo(() => {
    const labels = managerLabels(managers ?? []);
    return (managers ?? []).map((manager, index) => ({
      value: managerKey(manager),
      label: labels[index] ?? manager.full_title,
    }));
  }, [managers]);
  if (options.length < 2) return null;
  return (
    <Select
      label={shellText.switchManager}
      placeholder={shellText.manager}
      value={current?.key}
      options={options}
      onChange={(key) => {
        const target = managers?.find((manager) => managerKey(manager) === key);
        if (target && key !== current?.key) managerSwitch.send({ type: 'manager.chosen', target });
        onChosen();
      }}
    />
  );
}
