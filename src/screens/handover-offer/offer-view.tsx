import Clock3 from 'lucide-react/icons/clock-3';
import type { CSSProperties } from 'react';
import type { HandoverAnswered, HandoverOffer } from '../../domain/api-types';
import { daysBetween, formatDate, momentOf } from '../../domain/dates/date';
import { portalNow } from '../../domain/dates/server-day';
import { today } from '../../domain/dates/today';
import { label } from '../../domain/values/label';
import { offerSentences, otherOffer, offerText as text } from '../../text/people/handover-offer';
import '../../ui/page/rows.css';
import '../../ui/page/section-card.css';
import '../../ui/states/notice.css';
import { AnswerForm } from './answer-form';
import { OfferFacts } from './offer-facts';
import './offer.css';

const quiet: CSSProperties = { background: 'var(--accent-soft)', color: 'var(--text)' };

interface OfferViewProps {
  readonly token: string;
  readonly offer: HandoverOffer;
  readonly onAnswered: (answer: HandoverAnswered) => void;
  /** The link is over, and why. */
  readonly onOver: (end: string) => void;
}

/** What is offered, by whom and until when; what the taker signs; the answer. */
export default function OfferView({ token, offer, onAnswered, onOver }: OfferViewProps) {
  const { predajnik, vrsta, naziv_enote, ima_racun } = offer;
  return (
    <div className="column offer">
      <p className="answer">
        {predajnik} {label(offerSentences, vrsta, otherOffer)} {naziv_enote}.
      </p>
      <div className="notice" style={quiet}>
        <Clock3 size={20} aria-hidden />
        <div>
          <p>{deadlineOf(offer)}</p>
          {ima_racun ? null : <p>{text.noAccount}</p>}
        </div>
      </div>
      <OfferFacts token={token} offer={offer} />
      <section className="page__section">
        <h2>{text.answer}</h2>
        <AnswerForm token={token} offer={offer} onAnswered={onAnswered} onOver={onOver} />
      </section>
    </div>
  );
}

function deadlineOf({ velja_do }: HandoverOffer): string {
  const until = text.answerUntil(formatDate(velja_do, true));
  const days = daysBetween(today(), velja_do);
  const isOver = days === undefined || momentOf(velja_do) < portalNow();
  return isOver ? `${until}.` : `${until} (${text.daysLeft(days)}).`;
}
