import Phone from 'lucide-react/icons/phone';
import Siren from 'lucide-react/icons/siren';
import type { CSSProperties } from 'react';
import { telephoneHref } from '../../domain/people/contact';
import { useContactCard } from '../../parts/contact/use-contact-card';
import { reportFaultText as text } from '../../text/events/report-fault';
import '../../parts/contact/emergency.css';
import './report-fault.css';

const EMERGENCY_NUMBER = '112';

/** Keeps the place of the manager's number, so that the form below does not jump. */
const kept: CSSProperties = { visibility: 'hidden' };

/** What to call before anything is written; a fire is not reported by a form. */
export function UrgentFirst() {
  const { data, isPending } = useContactCard();
  const telephone = data?.dezurna_stevilka ?? data?.upravnik.telefon ?? null;
  const call = telephoneHref(telephone);
  const { urgent } = text;
  return (
    <section className="urgent-first" aria-labelledby="urgent-first">
      <h2 id="urgent-first">
        <Siren size={22} aria-hidden />
        {urgent.title}
      </h2>
      <p>{urgent.text}</p>
      <p className="urgent-first__calls">
        <a className="button call-life" href={`tel:${EMERGENCY_NUMBER}`}>
          <Phone size={18} aria-hidden />
          {urgent.call}
        </a>
        {isPending ? <span className="button" style={kept} /> : null}
        {call ? (
          <a className="button button--quiet" href={call}>
            <Phone size={18} aria-hidden />
            {urgent.manager}: {telephone}
          </a>
        ) : null}
        {telephone && !call ? <span>{`${urgent.manager}: ${telephone}`}</span> : null}
      </p>
    </section>
  );
}

/** The same at the field, once the choice says that it may be dangerous. */
export function UrgentHere({ place, trade }: { place: string; trade: string }) {
  const isGas = trade === 'plin';
  const isLift = place === 'dvigalo' || trade === 'dvigalo';
  const { urgent } = text;
  return (
    <div role="status" className="no-hits">
      {isGas || isLift ? (
        <p className="urgent-here">
          {isGas ? urgent.gas : urgent.lift} <a href={`tel:${EMERGENCY_NUMBER}`}>{urgent.call}</a>
        </p>
      ) : null}
    </div>
  );
}
