import type { ContactCard } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { portalNow } from '../../domain/dates/server-day';
import {
  type OfficeSpan,
  type OfficeState,
  officeState,
  officeWeek,
} from '../../domain/people/office-hours';
import {
  daysText,
  laterText,
  nextText,
  openText,
  reachText as text,
} from '../../text/building/contact';
import { useNow } from '../../ui/browser/use-now';
import { WholeValues } from '../../ui/page/whole-values';
import '../../ui/table/print.css';
import './contact.css';

type ContactManager = ContactCard['upravnik'];

function stateText(state: OfficeState): string {
  if (state.kind === 'open') return openText(state.until);
  if (state.kind === 'later') return laterText(state.from, state.until);
  return nextText(state.from, state.day, state.weekday, formatDate(state.date));
}

const spanText = ({ od, do: until }: OfficeSpan) => `${od}–${until}`;

/**
 * Until when the office is open, or when it opens next; on paper, which is read later, the hours of the week. Nothing
 * without known hours.
 */
export function OfficeNow({ manager }: { manager: ContactManager }) {
  // Only renders again every half minute: the time is the portal's, whose day may be the server's.
  useNow();
  const state = officeState(manager, portalNow());
  if (!state) return null;
  return (
    <>
      <span className="no-print" data-open={state.kind === 'open'}>
        {stateText(state)}
      </span>
      {officeWeek(manager.uradne_ure).map(({ first, last, spans }) => (
        <span key={first} className="only-print">
          {daysText(first, last)} {spans.map(spanText).join(', ')}
        </span>
      ))}
    </>
  );
}

/** The weekly office hours as a table; nothing without known hours. */
export function OfficeWeek({ hours }: { hours: readonly OfficeSpan[] }) {
  const week = officeWeek(hours);
  if (week.length === 0) return null;
  return (
    <table className="office-week">
      <caption>{text.week}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{text.day}</th>
          <th scope="col">{text.hours}</th>
        </tr>
      </thead>
      <tbody>
        {week.map(({ first, last, spans }) => (
          <tr key={first}>
            <th scope="row">
              <WholeValues>{daysText(first, last)}</WholeValues>
            </th>
            <td>
              {spans.map((span) => (
                <span key={span.od}>{spanText(span)} </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
