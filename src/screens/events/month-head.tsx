import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { monthText as text } from '../../text/events/month';

interface MonthHeadProps {
  /** A day of the month, or the month itself. */
  readonly month: string;
  /** How many events it has. */
  readonly count: number;
  /** Called with the months to move by. */
  readonly onTurn: (months: number) => void;
  readonly onToday: () => void;
}

/** The month that is shown, with buttons for the one before, the one after, and today. */
export function MonthHead({ month, count, onTurn, onToday }: MonthHeadProps) {
  return (
    <div className="month__head no-print">
      <h2>{text.month(month)}</h2>
      <button type="button" className="button button--quiet" onClick={onToday}>
        {text.today}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={text.previous}
        onClick={() => onTurn(-1)}
      >
        <ChevronLeft size={20} aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={text.next}
        onClick={() => onTurn(1)}
      >
        <ChevronRight size={20} aria-hidden />
      </button>
      <p role="status" className="visually-hidden">
        {text.told(month, count)}
      </p>
    </div>
  );
}
