import { useLoggedIn } from '../../machines/portal-context';
import { useBrand } from '../../ui/theme/brand-context';
import { ContactWays } from './contact-ways';
import { ReachManager } from './reach-manager';

/** Whom to ask: the manager of the session, or without one whoever the configuration names. */
export function WhomToAsk() {
  const { contact } = useBrand();
  if (useLoggedIn()) return <ReachManager />;
  return contact ? <ContactWays contact={contact} /> : null;
}
