import { type ReactNode, useId } from 'react';
import type { HandoverAnswered, HandoverOffer } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { shownFileName } from '../../domain/files/file-name';
import { label } from '../../domain/values/label';
import { addressOf } from '../../parts/handover/address-of';
import {
  fileKinds,
  handoverKinds,
  handoverSteps,
  handoverText,
  otherFile,
  otherKind,
} from '../../text/people/handover';
import { offerText as text } from '../../text/people/handover-offer';
import { Facts } from '../../ui/page/facts';
import '../../ui/page/rows.css';
import { meterName, stateOf } from '../../parts/handover/meter-words';
import { Shares } from '../../parts/handover/shares';
import { AnswerForm } from './answer-form';

interface OfferViewProps {
  readonly token: string;
  readonly offer: HandoverOffer;
  readonly onAnswered: (answer: HandoverAnswered) => void;
  /** The link is over, and why. */
  readonly onOver: (end: string) => void;
}

/** All that the taker signs, and the answer. */
export default function OfferView({ token, offer, onAnswered, onOver }: OfferViewProps) {
  const { prevzemnik, stevci, priloge } = offer;
  const states = stevci.map((meter) => [
    `${meterName(meter)} (${meter.st_merilnika})`,
    meter.stanje === null ? '/' : stateOf(meter, meter.stanje),
  ]);
  return (
    <div className="column">
      <p className="answer">{text.from(offer.predajnik)}</p>
      <Facts
        facts={{
          [text.manager]: offer.upravnik,
          [handoverText.unit]: offer.naziv_enote,
          [handoverText.kind]: label(handoverKinds, offer.vrsta, otherKind),
          [handoverText.date]: formatDate(offer.datum_predaje),
          [handoverText.giver]: offer.predajnik,
          [handoverText.taker]: prevzemnik.ime,
          [handoverText.address]: addressOf(prevzemnik.naslov),
          [handoverText.taxShort]: prevzemnik.davcna_maskirana ?? '/',
          [text.address]: offer.e_posta_maskirana,
          [text.until]: formatDate(offer.velja_do, true),
        }}
      />
      {stevci.length === 0 ? null : (
        <Part title={handoverText.meters}>
          <Facts facts={Object.fromEntries(states)} />
        </Part>
      )}
      <Part title={handoverSteps.dokumenti}>
        <ul className="rows">
          {priloge.map(({ vrsta, naziv }) => (
            <li key={naziv}>
              {label(fileKinds, vrsta, otherFile)}: {shownFileName(naziv)}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={handoverText.shares}>
        <Shares shares={offer.razdelitev} />
        <p className="section-card__note">{handoverText.fund}</p>
      </Part>
      <AnswerForm token={token} offer={offer} onAnswered={onAnswered} onOver={onOver} />
    </div>
  );
}

/** A part of the page's card. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="page__section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
