import { contractorsText as text } from '../../text/building/contractors';

const [before, after] = text.advice.split(text.emergencyNumber);

/** The advice to call 112 first, with the number as a link. */
export function Advice112() {
  return (
    <p className="advice-112">
      {before}
      <a href={`tel:${text.emergencyNumber}`}>{text.emergencyNumber}</a>
      {after}
    </p>
  );
}
