import { Link } from 'react-router-dom';
import { download, downloadMessage } from '../../api/download';
import type { Form } from '../../domain/api-types';
import { formatSize } from '../../domain/files/file-size';
import { label } from '../../domain/values/label';
import { useAccess, useSelectedUnit } from '../../machines/portal-context';
import { formParameters, reportLink } from '../../navigation/form-link';
import { isGranted } from '../../navigation/menu';
import { unknownText } from '../../text/common/unknown';
import { downloadText } from '../../text/documents/download';
import { formAudiences, formWays, formsText as text } from '../../text/forms/forms';
import { DownloadButton } from '../../ui/controls/download-button';

interface FormCardProps {
  readonly form: Form;
  readonly online: boolean;
  /** `inventarna_stevilka` of the unit that it is to be about. */
  readonly unit: string | null;
}

/** It has a page of its own, which knows what is registered now (`pages.md` P20). */
const PERSONS = 'sprememba_oseb';

/** Where a form is filled in. */
function useFormAddress(form: string, unit: string | null): string {
  const selected = useSelectedUnit()?.inventarna_stevilka;
  const hasPage = isGranted('registered-number-of-people-and-dogs', useAccess());
  if (form === PERSONS && hasPage && selected) return reportLink(unit ?? selected);
  const { form: name, unit: about } = formParameters;
  return `?${new URLSearchParams({ [name]: form, ...(unit && { [about]: unit }) })}`;
}

/** What a form is for, how it is sent, and its two ways: fill in, or print. */
export function FormCard({ form, online, unit }: FormCardProps) {
  const { oznaka, naziv, opis, nacin, kdo, pot_pdf, velikost } = form;
  const size = velikost === null ? '' : ` (${formatSize(velikost)})`;
  const address = useFormAddress(oznaka, unit);
  const facts = [label(formWays, nacin, unknownText.sending), label(formAudiences, kdo, null)]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="card form-card">
      <h3>{naziv}</h3>
      <p>{opis}</p>
      <p className="form-card__facts">{facts}</p>
      <div className="form-card__actions">
        {online && nacin !== 'pdf' ? (
          <Link className="button" to={address} aria-label={text.fillForm(naziv)}>
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
