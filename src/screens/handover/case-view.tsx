import type { Handover } from '../../domain/api-types';
import { label } from '../../domain/values/label';
import { stateNotes, handoverText as text } from '../../text/people/handover';
import { Notice } from '../../ui/states/notice';
import { DraftSteps } from './draft-steps';
import { SignedView } from './signed-view';
import { StateBadge } from './state-badge';
import { useCase } from './use-case';

/** What the state of a handover means; the taker can do nothing here, so that the state says all. */
function noteOf({ stanje, vloga, vrsta }: Handover): string | false {
  const isOver = stanje === 'potrjeno';
  if (isOver && vrsta === 'najem') return text.leased;
  return (isOver || vloga === 'predajnik') && label(stateNotes, stanje, '');
}

/** One handover: a draft in steps, or all its data with what can still be done. */
export default function CaseView({ handover: read }: { handover: Handover }) {
  const open = useCase(read);
  const { handover } = open;
  const { naziv_enote, stanje, razlog, vloga } = handover;
  const note = noteOf(handover);
  const isDraft = stanje === 'osnutek' && vloga === 'predajnik';
  return (
    <>
      <div className="rows__ends">
        <strong>{naziv_enote}</strong>
        <StateBadge state={stanje} />
      </div>
      {note && <p className="section-card__note">{note}</p>}
      {isDraft && razlog !== null ? (
        <Notice kind="warning">
          {text.sentBack} {razlog}
        </Notice>
      ) : null}
      {isDraft ? <DraftSteps open={open} /> : <SignedView open={open} />}
    </>
  );
}
