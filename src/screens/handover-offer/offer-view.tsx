import type { CSSProperties } from 'react';
import type { HandoverAnswered, HandoverOffer } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { label } from '../../domain/values/label';
import { offerSentences, otherOffer, offerText as text } from '../../text/people/handover-offer';
import '../../ui/page/rows.css';
import '../../ui/page/section-card.css';
import { AnswerForm } from './answer-form';
import { OfferFacts } from './offer-facts';

// Below the sentence, and lighter: with the heading that follows there are not four bold lines.
const deadline: CSSProperties = { display: 'block', fontWeight: 400 };

interface OfferViewProps {
  readonly token: string;
  readonly offer: HandoverOffer;
  readonly onAnswered: (answer: HandoverAnswered) => void;
  /** The link is over, and why. */
  readonly onOver: (end: string) => void;
}

/** What is offered, by whom and until when; what the taker signs; the answer. */
export default function OfferView({ token, offer, onAnswered, onOver }: OfferViewProps) {
  const { predajnik, vrsta, naziv_enote, velja_do } = offer;
  return (
    <div className="column">
      <p className="answer">
        {predajnik} {label(offerSentences, vrsta, otherOffer)} {naziv_enote}.{' '}
        <span style={deadline}>
          {text.answerUntil(formatDate(velja_do, true).replace(' ', '\u00A0'))}
        </span>
      </p>
      <OfferFacts token={token} offer={offer} />
      <AnswerForm token={token} offer={offer} onAnswered={onAnswered} onOver={onOver} />
    </div>
  );
}
