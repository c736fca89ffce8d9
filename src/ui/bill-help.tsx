import { ChevronDown } from 'lucide-react';
import { useLoggedIn } from '../machines/portal-context';
import { billText } from '../text/bill';
import './bill-help.css';
import { BillPicture } from './bill-picture';
import { useBrand } from './brand-context';
import { ContactWays } from './contact/contact-ways';
import { ReachManager } from './contact/reach-manager';

/** "Kje najdem podatke?": closed at first; opened, it shows on a drawn bill where the two proofs stand (`domain.md` P27). */
export function BillHelp() {
  return (
    <details className="bill-help">
      <summary>
        {billText.where}
        <ChevronDown size={20} aria-hidden />
      </summary>
      <div className="bill-help__content">
        <p>{billText.found}</p>
        <BillPicture />
        <p>{billText.missing}</p>
        <Ways />
      </div>
    </details>
  );
}

/** Whom to ask: the manager of the session, or before one whoever the configuration names. */
function Ways() {
  const { contact } = useBrand();
  if (useLoggedIn()) return <ReachManager />;
  return contact ? <ContactWays contact={contact} /> : null;
}
