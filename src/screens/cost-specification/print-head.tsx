import { formatDate } from '../../domain/dates/date';
import { today } from '../../domain/dates/today';
import { useUser } from '../../machines/portal-context';
import { useManagers } from '../../parts/manager/use-managers';
import { costText as text } from '../../text/bills/cost-specification';

/** The head of a printed bill: manager, unit and day, which the screen shows elsewhere. */
export function PrintHead({ unit }: { unit: string }) {
  const user = useUser();
  const { data: managers = [] } = useManagers();
  const manager = managers.find(({ manager: name }) => name === user?.selected_manager);
  return (
    <p className="print-head">
      {manager ? <span>{`${text.manager}: ${manager.full_title}`}</span> : null}
      <span>{`${text.unit}: ${unit}`}</span>
      <span>{`${text.printed}: ${formatDate(today())}`}</span>
    </p>
  );
}
