import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Submission } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { shownFileName } from '../../domain/files/file-name';
import { submissionAnchor } from '../../navigation/form-link';
import { formsText, submissionsText as text } from '../../text/forms/forms';
import { awaitsAnswer } from './awaits-answer';
import { CancelDialog } from './cancel-dialog';
import { SentFields } from './sent-fields';
import { StateBadge, StateHistory } from './submission-state';

/** A submission: its state, the answer or when to expect it, its values, files and history. An address may lead to it. */
export function SubmissionCard({ submission }: { submission: Submission }) {
  const { st_vloge, naziv, datum_oddaje, status, odgovor, polja, priloge, zgodovina } = submission;
  const { dni_do_odgovora } = submission;
  const [asks, setAsks] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const { hash, key } = useLocation();
  const anchor = submissionAnchor(st_vloge);
  const isMeant = hash === `#${anchor}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (isMeant) card.current?.focus();
  }, [isMeant, key]);
  return (
    <li ref={card} id={anchor} tabIndex={-1} className="card submission" data-meant={isMeant}>
      <div className="rows__ends">
        <h2>{naziv}</h2>
        <StateBadge status={status} />
      </div>
      <p className="submission__sent">
        <span>{st_vloge}</span> · {text.sentOn(formatDate(datum_oddaje, true))}
      </p>
      {dni_do_odgovora !== null && awaitsAnswer(submission) ? (
        <p>{formsText.answerIn(dni_do_odgovora)}</p>
      ) : null}
      {odgovor === null ? null : (
        <div>
          <h3>{text.answer}</h3>
          <p className="submission__answer">{odgovor}</p>
        </div>
      )}
      <SentFields fields={polja} />
      {priloge.length === 0 ? null : (
        <div>
          <h3>{text.files(priloge.length)}</h3>
          <ul className="submission__files">
            {priloge.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may share a name
              <li key={index}>{shownFileName(name)}</li>
            ))}
          </ul>
        </div>
      )}
      <StateHistory steps={zgodovina} />
      {status === 'prejeto' ? (
        <button
          type="button"
          className="button button--quiet submission__cancel"
          aria-haspopup="dialog"
          aria-label={text.cancelNamed(st_vloge)}
          onClick={() => setAsks(true)}
        >
          {text.cancel}
        </button>
      ) : null}
      {asks ? (
        <CancelDialog
          number={st_vloge}
          name={naziv}
          onClose={() => setAsks(false)}
          onCancelled={() => card.current?.focus()}
        />
      ) : null}
    </li>
  );
}
