import type { Manager } from '../../domain/api-types';
import { managerKey, managerLabels } from '../../domain/people/manager';
import { usePortal, useSwitching } from '../../machines/portal-context';
import { useManagers } from '../../parts/manager/use-managers';
import { addManagerText as text } from '../../text/account/add-manager';
import { firstClick } from '../../ui/controls/first-click';
import { SectionCard } from '../../ui/page/section-card';

interface SwitchQuestionProps {
  readonly added: Manager;
  /** Told of a "Ne", with the label of the manager that was added. */
  readonly onStay: (label: string) => void;
}

/**
 * Asks whether to go to the manager that was added (`pages.md` P25). It takes the focus, for the form that had it is
 * gone. It stays when the switch fails, which the machine tells of.
 */
export function SwitchQuestion({ added, onStay }: SwitchQuestionProps) {
  const { managerSwitch } = usePortal();
  const switching = useSwitching();
  const { data: linked = [] } = useManagers();
  const label = labelOf(added, linked);
  return (
    <SectionCard title={text.question} takesFocus>
      <p>{label}</p>
      <div className="section-card__buttons">
        <button
          type="button"
          className="button"
          aria-disabled={switching}
          aria-busy={switching}
          onClick={firstClick(() => managerSwitch.send({ type: 'manager.chosen', target: added }))}
        >
          {text.yes}
        </button>
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={switching}
          onClick={firstClick(() => {
            if (!switching) onStay(label);
          })}
        >
          {text.no}
        </button>
      </div>
    </SectionCard>
  );
}

/** The label among all linked managers, also while they are asked for again and lack the one that was added. */
function labelOf(added: Manager, linked: readonly Manager[]): string {
  const key = managerKey(added);
  const others = linked.filter((manager) => managerKey(manager) !== key);
  return managerLabels([added, ...others])[0] ?? added.full_title;
}
