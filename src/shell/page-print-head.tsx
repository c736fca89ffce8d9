import { formatDate } from '../domain/dates/date';
import { today } from '../domain/dates/today';
import { useCurrentManager } from '../parts/manager/use-current-manager';
import { printText as text } from '../text/common/print';
import '../ui/table/print.css';
import { usePrinting } from '../ui/table/use-printing';

/** The head of every printed page: the manager, which the screen shows in the switcher, and the day. */
export function PagePrintHead() {
  const manager = useCurrentManager();
  if (!usePrinting()) return null;
  const day = `${text.date}: ${formatDate(today())}`;
  return <p>{manager ? `${text.manager}: ${manager.label} · ${day}` : day}</p>;
}
