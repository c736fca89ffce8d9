import type { ReactNode } from 'react';
import { leadAmount } from '../../domain/money/lead-amount';
import './answer.css';

/** An amount that the sentence names first is large, and below it stands the rest; as a text it is the whole sentence. */
function Sentence({ text }: { text: string }) {
  const parts = leadAmount(text);
  if (!parts) return <p className="answer">{text}</p>;
  const { what, link, number, currency, opening, rest, closing } = parts;
  return (
    <p className="answer answer--amount">
      <span className="answer__what">
        {what}
        <span className="visually-hidden">{link}</span>
      </span>
      <span className="amount answer__amount">
        {number}
        <span className="amount__currency">{currency}</span>
        <span className="visually-hidden">{opening}</span>
      </span>
      {rest === '' ? null : (
        <span className="answer__rest">
          {rest}
          <span className="visually-hidden">{closing}</span>
        </span>
      )}
    </p>
  );
}

interface AnswerProps {
  /** The sentence that answers the page's main question; amounts as `formatMoney` writes them. */
  readonly children: string;
  /** The button for what is done first, beside the amount. */
  readonly act?: ReactNode;
  /** Set while what follows the amount is not known: it has its room already. */
  readonly awaitsRest?: boolean;
}

/** The answer to the page's main question. */
export function Answer({ children, act, awaitsRest = false }: AnswerProps) {
  if (!act && !awaitsRest) return <Sentence text={children} />;
  return (
    <div className="answer-place" data-awaits-rest={awaitsRest || undefined}>
      <div className="answer-bar">
        <Sentence text={children} />
        {act}
      </div>
    </div>
  );
}
