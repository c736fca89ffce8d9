import type { Manager } from '../../domain/api-types';
import { managerKey, managerLabels } from '../../domain/people/manager';
import { usePortal, useSwitching } from '../../machines/portal-context';
import { useManagers } from '../../parts/manager/use-managers';
import { addManagerText as text } from '../../text/account/add-manager';
import { firstClick } from '../../ui/controls/first-click';
import { SectionCard } from '../../ui/page/section-card';

interface SwitchQuestionProps {
  readonly added: Manager;
  /** Called on "Ne" with the label of the added manager. */
  readonly onStay: (label: string) => void;
}

/**
 * Asks whether to switch to the added manager (`pages.md` P25). It takes the focus, because the form that had it is
 * removed. It stays when the switch fails; the manager-switch machine reports the failure.
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

/** The label of the added manager among all linked ones, also while their list is fetched again without it. */
function labelOf(added: Manager, linked: readonly Manager[]): string {
  const key = managerKey(added);
  const others = linked.filter((manager) => managerKey(manager) !== key);
  return managerLabels([added, ...others])[0] ?? added.full_title;
}
