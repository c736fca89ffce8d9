import { useState } from 'react';
import type { Delivery, Mandate } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { label } from '../../domain/values/label';
import { ReachManager } from '../../parts/contact/reach-manager';
import { DownloadButton } from '../../parts/documents/download-button';
import { LazyPart } from '../../parts/query/lazy-part';
import {
  mandateEnds,
  mandateStates,
  otherEnd,
  deliveryText as text,
} from '../../text/bills/delivery';
import { FocusHere } from '../../ui/page/focus-here';
import { SectionCard } from '../../ui/page/section-card';
import { DraftReview } from './draft-review';
import { DropAct, EndAct, TakeBackAct } from './mandate-acts';
import { MandateFacts } from './mandate-facts';
import { StateBadge } from './state-badge';
import { Steps } from './steps';

const loadForm = () => import('./mandate-form');

/** The mandate for direct debits in its state, and what the user can do with it. */
export function MandateSection({ delivery }: { delivery: Delivery }) {
  const [isEditing, setIsEditing] = useState(false);
  // The view replaces the form, which had the focus.
  const [hasEdited, setHasEdited] = useState(false);
  const mandate = delivery.pooblastilo;
  const isFixed = mandate?.stanje === 'aktivno' || mandate?.stanje === 'v_podpisu';
  const view = (
    <MandateView delivery={delivery} mandate={mandate} onCorrect={() => setIsEditing(true)} />
  );
  return (
    <SectionCard
      title={text.debit}
      state={mandate && <StateBadge state={mandate.stanje} names={mandateStates} />}
    >
      {isEditing && !isFixed ? (
        <FocusHere key="form">
          <p>{text.debitLead}</p>
          <LazyPart name="mandate-form" load={loadForm} skeletonLines={8}>
            {(Form) => (
              <Form
                delivery={delivery}
                onDone={() => {
                  setHasEdited(true);
                  setIsEditing(false);
                }}
              />
            )}
          </LazyPart>
        </FocusHere>
      ) : hasEdited ? (
        <FocusHere key="view">{view}</FocusHere>
      ) : (
        view
      )}
    </SectionCard>
  );
}

interface MandateViewProps {
  readonly delivery: Delivery;
  readonly mandate: Mandate | null;
  readonly onCorrect: () => void;
}

function MandateView({ delivery, mandate, onCorrect }: MandateViewProps) {
  switch (mandate?.stanje) {
    case 'osnutek':
      return <DraftReview delivery={delivery} mandate={mandate} onCorrect={onCorrect} />;
    case 'v_podpisu':
      return <ToSign delivery={delivery} mandate={mandate} />;
    case 'aktivno':
      return <InForce delivery={delivery} mandate={mandate} />;
    default:
      return <NotInForce delivery={delivery} mandate={mandate} onCorrect={onCorrect} />;
  }
}

interface StateProps {
  readonly delivery: Delivery;
  readonly mandate: Mandate;
}

function Paper({ mandate: { pot_pdf, referenca_pooblastila } }: Pick<StateProps, 'mandate'>) {
  if (pot_pdf === null) return null;
  const name = text.paperName(referenca_pooblastila);
  return <DownloadButton label={text.paper} document={name} file={pot_pdf} />;
}

function ToSign({ delivery, mandate }: StateProps) {
  return (
    <>
      <p>{text.untilActive}</p>
      <Steps title={text.toSignTitle} steps={text.toSign} />
      <Paper mandate={mandate} />
      <MandateFacts delivery={delivery} mandate={mandate} />
      <div className="section-card__buttons">
        <TakeBackAct delivery={delivery} />
        <DropAct delivery={delivery} />
      </div>
    </>
  );
}

function InForce({ delivery, mandate }: StateProps) {
  return (
    <>
      <p>{text.activeFrom(formatDate(mandate.veljavno_od))}</p>
      <MandateFacts delivery={delivery} mandate={mandate} />
      <p className="section-card__note">{text.refund}</p>
      <div className="section-card__buttons">
        <Paper mandate={mandate} />
        <EndAct delivery={delivery} />
      </div>
    </>
  );
}

/** The section while no mandate is in force: the user has none, or the last one has ended. */
function NotInForce({ delivery, mandate, onCorrect }: MandateViewProps) {
  const { razlog, placujete_sami_od: from, zadnja_obremenitev: last } = mandate ?? {};
  const told = [
    ...(razlog ? [label(mandateEnds, razlog, otherEnd)] : []),
    ...(from ? [text.endedFrom(formatDate(from))] : []),
    ...(last ? [text.debitedLast(formatDate(last))] : []),
  ];
  return (
    <>
      {told.length > 0 ? <p>{told.join(' ')}</p> : null}
      {mandate ? <MandateFacts delivery={delivery} mandate={mandate} folded /> : null}
      {delivery.upnik ? (
        <>
          <p>{text.debitLead}</p>
          <button
            type="button"
            // What the user has just ended is not urged on them.
            className={mandate?.stanje === 'ukinjeno' ? 'button button--quiet' : 'button'}
            onClick={onCorrect}
          >
            {text.prepare}
          </button>
        </>
      ) : (
        <>
          <p>{text.notOffered}</p>
          <ReachManager />
        </>
      )}
    </>
  );
}
