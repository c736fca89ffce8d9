import { useLoggedIn } from '../../machines/portal-context';
import { useBrand } from '../../ui/theme/brand-context';
import { ContactWays } from './contact-ways';
import { ReachManager } from './reach-manager';

/** The contact for questions: the manager of the session, or without a session the contact in the configuration. */
export function WhomToAsk() {
  const { contact } = useBrand();
  if (useLoggedIn()) return <ReachManager />;
  return contact ? <ContactWays contact={contact} /> : null;
}
