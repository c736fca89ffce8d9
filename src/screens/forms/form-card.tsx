import { Link } from 'react-router-dom';
import type { Form } from '../../domain/api-types';
import { formatSize } from '../../domain/files/file-size';
import { label } from '../../domain/values/label';
import { useAccess, useSelectedUnit } from '../../machines/portal-context';
import { formParameters, reportLink } from '../../navigation/form-link';
import { isGranted } from '../../navigation/menu';
import { DownloadButton } from '../../parts/documents/download-button';
import { unknownText } from '../../text/common/unknown';
import { downloadText } from '../../text/documents/download';
import { formAudiences, formWays, formsText as text } from '../../text/forms/forms';

interface FormCardProps {
  readonly form: Form;
  readonly online: boolean;
  /** `inventarna_stevilka` of the unit that the form is about. */
  readonly unit: string | null;
}

/** This form has its own page, which shows the registered numbers (`pages.md` P20). */
const PERSONS_FORM = 'sprememba_oseb';

/** The address at which a form is filled in. */
function useFormAddress(form: string, unit: string | null): string {
  const selected = useSelectedUnit()?.inventarna_stevilka;
  const hasPage = isGranted('registered-number-of-people-and-dogs', useAccess());
  if (form === PERSONS_FORM && hasPage && selected) return reportLink(unit ?? selected);
  const { form: name, unit: about } = formParameters;
  return `?${new URLSearchParams({ [name]: form, ...(unit && { [about]: unit }) })}`;
}

/** A form: its purpose, how it is sent, and the links to fill it in or to print it. */
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
            file={pot_pdf}
            fileName={naziv}
          />
        )}
      </div>
    </li>
  );
}
