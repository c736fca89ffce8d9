import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MeterToRead } from '../../../domain/api-types';
import { formatDate } from '../../../domain/dates/date';
import { meterName } from '../../../domain/energy/meter-name';
import { isPastVerification } from '../../../domain/energy/own-state';
import { shownFileName } from '../../../domain/files/file-name';
import { usePortal } from '../../../machines/portal-context';
import { ownReadingText as text } from '../../../text/bills/own-reading';
import { Facts } from '../../../ui/page/facts';
import { FocusHere } from '../../../ui/page/focus-here';
import { SectionCard } from '../../../ui/page/section-card';
import { Notice } from '../../../ui/states/notice';
import { stateOf, windowOf } from './meter-words';
import { StateForm } from './state-form';

interface MeterCardProps {
  readonly unit: string;
  readonly meter: MeterToRead;
  /** Whether the user has the right to give states. */
  readonly mayGive: boolean;
  readonly today: string;
}

/** What is known of a meter, and what was given in this window. */
function MeterFacts({ meter }: { meter: MeterToRead }) {
  const { zadnje_stanje: last, oddano: given } = meter;
  return (
    <Facts
      facts={{
        [text.number]: meter.st_merilnika,
        ...(meter.lastno_ime === null ? {} : { [text.name]: meter.lastno_ime }),
        [text.last]:
          last === null
            ? text.noLast
            : text.lastOf(stateOf(meter, last), formatDate(meter.datum_zadnjega)),
        ...(meter.oddaja === 'odcitano' ? {} : { [text.window]: windowOf(meter) }),
        ...(given
          ? { [text.given]: text.lastOf(stateOf(meter, given.stanje), formatDate(given.datum)) }
          : {}),
        ...(given && given.poraba !== null ? { [text.used]: stateOf(meter, given.poraba) } : {}),
        ...(given && given.fotografija !== null
          ? { [text.photo]: shownFileName(given.fotografija) }
          : {}),
      }}
    />
  );
}

/** The button that opens the form of a meter. */
function OpenButton(props: {
  meter: MeterToRead;
  button: RefObject<HTMLButtonElement | null>;
  onOpen: () => void;
}) {
  const { meter, button, onOpen } = props;
  const isCorrection = meter.oddano !== null;
  const name = meterName(meter);
  return (
    <p className="no-print">
      <button
        ref={button}
        type="button"
        className={isCorrection ? 'button button--quiet' : 'button'}
        aria-label={isCorrection ? text.correctOf(name) : text.reportOf(name)}
        onClick={onOpen}
      >
        {isCorrection ? text.correct : text.report}
      </button>
    </p>
  );
}

/** A meter with its last state, its window and the form. A draft opens the form again. */
export function MeterCard({ unit, meter, mayGive, today }: MeterCardProps) {
  const { drafts } = usePortal();
  const key = JSON.stringify(['own-state', unit, meter.st_merilnika]);
  const [isOpen, setOpen] = useState(() => drafts.read(key) !== undefined);
  const [isPressed, setPressed] = useState(false);
  const [hasClosed, setClosed] = useState(false);
  const [isTooLate, setTooLate] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const canGive = mayGive && meter.oddaja === 'odprto';
  useEffect(() => {
    if (hasClosed && !isOpen) button.current?.focus();
  }, [hasClosed, isOpen]);
  const open = () => {
    setPressed(true);
    setOpen(true);
  };
  const close = () => {
    setClosed(true);
    setOpen(false);
  };
  const form = (
    <StateForm
      unit={unit}
      meter={meter}
      today={today}
      onSent={close}
      onClosed={() => setTooLate(true)}
      onCancel={close}
    />
  );
  return (
    <SectionCard title={meterName(meter)}>
      <MeterFacts meter={meter} />
      {meter.oddaja === 'odcitano' ? <p>{text.remote}</p> : null}
      {canGive && isPastVerification(meter, today) ? (
        <Notice kind="warning">{text.unverified(formatDate(meter.overjen_do))}</Notice>
      ) : null}
      {isOpen && canGive ? isPressed ? <FocusHere>{form}</FocusHere> : form : null}
      {isTooLate && !canGive ? (
        <FocusHere>
          <Notice>{text.closedNow}</Notice>
        </FocusHere>
      ) : null}
      {canGive && !isOpen ? <OpenButton meter={meter} button={button} onOpen={open} /> : null}
    </SectionCard>
  );
}
