import { Link } from 'react-router-dom';
import { download, downloadMessage } from '../../api/download';
import type { Form } from '../../domain/api-types';
import { formParameters } from '../../navigation/form-link';
import { downloadText } from '../../text/download';
import { formAudiences, formWays, formsText as text } from '../../text/forms';
import { DownloadButton } from '../../ui/download-button';

/** What a form is for, how it is sent, and its two ways: fill in, or print. */
export function FormCard({ form, online }: { form: Form; online: boolean }) {
  const { oznaka, naziv, opis, nacin, kdo, pot_pdf, velikost } = form;
  const size = velikost === null ? '' : ` (${Math.max(1, Math.round(velikost / 1024))}\u00A0kB)`;
  const facts = [formWays[nacin], formAudiences[kdo]].filter(Boolean).join(' · ');
  return (
    <li className="card form-card">
      <h3>{naziv}</h3>
      <p>{opis}</p>
      <p className="form-card__facts">{facts}</p>
      <div className="form-card__actions">
        {online && nacin !== 'pdf' ? (
          <Link
            className="button"
            to={{ search: `?${new URLSearchParams({ [formParameters.form]: oznaka })}` }}
            aria-label={text.fillForm(naziv)}
          >
            {text.fill}
          </Link>
        ) : null}
        {pot_pdf === null ? null : (
          <DownloadButton
            label={`${downloadText.pdf}${size}`}
            document={naziv}
            download={(signal) => download(pot_pdf, signal, naziv)}
            explain={downloadMessage}
          />
        )}
      </div>
    </li>
  );
}
