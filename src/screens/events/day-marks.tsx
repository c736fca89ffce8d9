import type { EventMark } from '../../domain/events/event-marks';

/** As many marks are in the width of a day at 320 px; the last place tells how many there are in all. */
const MOST = 3;

/** A dot for each event of a day; the name of the day tells the number to a screen reader. */
export function DayMarks({ marks }: { marks: readonly EventMark[] }) {
  const shown = marks.length > MOST ? marks.slice(0, 1) : marks;
  return (
    <span className="month__marks" aria-hidden>
      {shown.map((mark, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal dots have nothing but their place
        <i key={place} className="month__mark" data-mark={mark} />
      ))}
      {marks.length > MOST ? marks.length : null}
    </span>
  );
}
