import LogOut from 'lucide-react/icons/log-out';
import UserCog from 'lucide-react/icons/user-cog';
import { useActing, usePortal, useUser } from '../machines/portal-context';
import { actingText } from '../text/account/acting';
import { shellText } from '../text/shell/shell';
import './acting-banner.css';

/** A banner while staff act as a user: whose account it is, and a button to end it (`pages.md` P29). */
export function ActingBanner() {
  const { session } = usePortal();
  const acting = useActing();
  const user = useUser();
  if (!acting) return null;
  const name = user ? `${user.firstname} ${user.lastname}`.trim() : '';
  return (
    <section className="acting" aria-label={actingText.banner}>
      <p className="acting__text">
        <UserCog size={20} aria-hidden />
        {actingText.actingAs(name)}
      </p>
      <button
        type="button"
        className="button button--quiet"
        onClick={() => session.send({ type: 'logout.chosen' })}
      >
        <LogOut size={20} aria-hidden />
        {shellText.logout}
      </button>
    </section>
  );
}
