import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useContext } from 'react';
import type { Contractor } from '../../domain/api-types';
import { mailHref, telephoneHref } from '../../domain/people/contact';
import { contactText as text } from '../../text/building/building';
import { contractorsText } from '../../text/building/contractors';
import { CopyButton } from '../../ui/controls/copy-button';
import { InTable } from '../../ui/table/in-table';

const label = contractorsText.columns;

/** The contractor's data as copied to the clipboard, line by line. */
function contactOf(contractor: Contractor): string {
  const { naziv, dejavnost, telefon, dezurni_telefon, email, splet } = contractor;
  return [
    `${naziv} (${dejavnost})`,
    telefon && `${label.telefon}: ${telefon}`,
    dezurni_telefon && `${label.dezurni_telefon}: ${dezurni_telefon}`,
    email && `${label.email}: ${email}`,
    splet && `${label.splet}: ${splet}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Calls a contractor; the emergency number comes before the ordinary one. Nothing without a number. */
export function CallContractor({ contractor }: { contractor: Contractor }) {
  const { naziv, telefon, dezurni_telefon } = contractor;
  const call = telephoneHref(dezurni_telefon) ?? telephoneHref(telefon);
  if (!call) return null;
  return (
    <a className="button button--quiet" href={call} aria-label={`${text.call}, ${naziv}`}>
      <Phone size={18} aria-hidden />
      {text.call}
    </a>
  );
}

/** Writes to a contractor and copies the data. A table has its own column with the e-mail address. */
export function ContactActions({ contractor }: { contractor: Contractor }) {
  const { naziv, email } = contractor;
  const inTable = useContext(InTable);
  const mail = mailHref(email);
  return (
    <div className="contact-actions">
      {!inTable && mail ? (
        <a className="button button--quiet" href={mail} aria-label={`${text.write}, ${naziv}`}>
          <Mail size={18} aria-hidden />
          {text.write}
        </a>
      ) : null}
      <CopyButton
        className={inTable ? 'icon-button' : 'button button--quiet'}
        label={`${text.copy}, ${naziv}`}
        copied={contactOf(contractor)}
      >
        {inTable ? null : text.copy}
      </CopyButton>
    </div>
  );
}
