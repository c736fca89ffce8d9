import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import type { Form } from '../../domain/api-types';
import { formatSize } from '../../domain/files/file-size';
import { label } from '../../domain/values/label';
import { useAccess, useSelectedUnit } from '../../machines/portal-context';
import { formParameters, reportLink } from '../../navigation/form-link';
import { isGranted } from '../../navigation/menu';
import { pathOf } from '../../navigation/page-table';
import { DownloadButton } from '../../parts/documents/download-button';
import { unknownText } from '../../text/common/unknown';
import { downloadText } from '../../text/documents/download';
import { formAudiences, formWays, formsText as text } from '../../text/forms/forms';
import { MOBILE, useMedia } from '../../ui/browser/use-media';
import { WholeValues } from '../../ui/page/whole-values';

interface FormRowProps {
  readonly form: Form;
  readonly online: boolean;
  /** `inventarna_stevilka` of the unit that the form is about. */
  readonly unit: string | null;
}

/** This form has its own page, which shows the registered numbers (`pages.md` P20). */
const PERSONS_FORM = 'sprememba_oseb';
/** This form has its own page, which prepares it with the user's data (`pages.md` P37). */
const MANDATE_FORM = 'sepa';

/** The address at which a form is filled in; `undefined` for one on paper. */
function useFormAddress({ oznaka: form, nacin }: Form, unit: string | null): string | undefined {
  const access = useAccess();
  const selected = useSelectedUnit()?.inventarna_stevilka;
  if (form === MANDATE_FORM && isGranted('delivery', access)) return pathOf('delivery');
  if (nacin === 'pdf') return undefined;
  const hasPage = isGranted('registered-number-of-people-and-dogs', access);
  // The page shows the building of the selected unit; another unit may be in another one.
  const isAboutSelected = unit === null || unit === selected;
  if (form === PERSONS_FORM && hasPage && selected && isAboutSelected) return reportLink(selected);
  const { form: name, unit: about } = formParameters;
  return `?${new URLSearchParams({ [name]: form, ...(unit && { [about]: unit }) })}`;
}

interface LinesProps extends Pick<FormRowProps, 'form' | 'online'> {
  readonly isLink: boolean;
}

/** The lines of a row: name, what it is for, how it is sent and for whom. */
function Lines({ form, online, isLink }: LinesProps) {
  const { naziv, opis, nacin, kdo } = form;
  // That a form is sent here is the rule, and a user who fills in forms sees only their own.
  // Its button says it.
  const isSaved = nacin === 'pdf' && form.pot_pdf !== null;
  const way = isLink || isSaved ? null : label(formWays, nacin, unknownText.sending);
  const audience = online ? null : label(formAudiences, kdo, null);
  const facts = [way, audience].filter(Boolean);
  return (
    <div className="list-cards__main">
      <h3 className="list-cards__title">
        {isLink ? <span className="visually-hidden">{text.fill}, </span> : null}
        {naziv}
      </h3>
      {opis ? (
        <span className="list-cards__sub">
          <span>
            <WholeValues>{opis}</WholeValues>
          </span>
        </span>
      ) : null}
      {facts.length === 0 ? null : (
        <span className="list-cards__sub">
          <span data-kind="text">{facts.join(' · ')}</span>
        </span>
      )}
    </div>
  );
}

/** A form as a row that opens it; a form on paper is saved. */
export function FormRow({ form, online, unit }: FormRowProps) {
  const { naziv, pot_pdf, velikost } = form;
  const size = velikost === null ? '' : ` (${formatSize(velikost)})`;
  const isMobile = useMedia(MOBILE);
  const address = useFormAddress(form, unit);
  const isLink = online && address !== undefined;
  return (
    <li className="list-cards__row form-row">
      {isLink ? (
        <Link className="list-cards__head" to={address}>
          <Lines form={form} online={online} isLink />
        </Link>
      ) : (
        <div className="list-cards__head">
          <Lines form={form} online={online} isLink={false} />
        </div>
      )}
      {pot_pdf === null ? null : (
        <DownloadButton
          iconOnly={isMobile}
          label={`${downloadText.pdf}${size}`}
          document={naziv}
          file={pot_pdf}
          fileName={naziv}
        />
      )}
      {isLink ? <ChevronRight className="list-cards__mark" size={18} aria-hidden /> : null}
    </li>
  );
}
