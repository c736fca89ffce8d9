import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDate } from '../../domain/dates/date';
import type { WordSearch } from '../../domain/search/word-search';
import { RichText } from '../../parts/managers-text/rich-text';
import { faqText as text } from '../../text/news/faq';
import { Marked } from '../../ui/page/marked';
import '../../ui/table/list-cards.css';
import { type AskedQuestion, alsoCalled } from './questions';

interface QuestionViewProps {
  readonly question: AskedQuestion;
  readonly search: WordSearch | undefined;
}

/**
 * A question that opens to show its answer. A search opens it when the match is in the answer or by a synonym, and names the
 * synonym; a link with its fragment (`#vprasanje-7`) opens it too.
 */
export function QuestionView({ question, search }: QuestionViewProps) {
  const { id_vprasanja, vprasanje, odgovor, posodobljeno } = question;
  const id = `vprasanje-${id_vprasanja}`;
  const byWord = search ? alsoCalled(question, search) : [];
  const isHit =
    search !== undefined && (byWord.length > 0 || question.answerWords.some(search.isWanted));
  const [open, setOpen] = useState(isHit);
  const summary = useRef<HTMLElement>(null);
  const location = useLocation();

  useEffect(() => setOpen(isHit), [isHit]);
  useEffect(() => {
    if (location.hash !== `#${id}`) return undefined;
    setOpen(true);
    // The browser's own scroll to the fragment ends later and takes the focus away.
    const timer = setTimeout(() => {
      summary.current?.focus({ preventScroll: true });
      summary.current?.scrollIntoView({ block: 'start' });
    });
    return () => clearTimeout(timer);
  }, [location, id]);

  return (
    <details
      id={id}
      className="faq__question list-cards__details"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary ref={summary} className="list-cards__head">
        <h3>
          <Marked text={vprasanje} mark={search} />
        </h3>
        {byWord.length === 0 ? null : (
          <span className="faq__also">
            {text.also} <Marked text={byWord.join(', ')} mark={search} />
          </span>
        )}
        <ChevronDown className="list-cards__mark" size={18} aria-hidden />
      </summary>
      <div className="faq__answer list-cards__rest">
        <RichText html={odgovor} mark={search} />
        {formatDate(posodobljeno) === '/' ? null : (
          <p className="faq__updated">{text.updated(formatDate(posodobljeno))}</p>
        )}
      </div>
    </details>
  );
}
