import ALargeSmall from 'lucide-react/icons/a-large-small';
import CirclePlus from 'lucide-react/icons/circle-plus';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router-dom';
import { useAccess, usePortal, useUser } from '../machines/portal-context';
import { pathOf } from '../navigation/page-table';
import { isUserPage, userLinks } from '../navigation/user-links';
import { useRouteName } from '../parts/address/use-route-name';
import { pageTitles } from '../text/shell/pages';
import { shellText } from '../text/shell/shell';
import { Popover } from '../ui/controls/popover';
import './user-menu.css';

const icons = { profil: UserRound, 'add-manager': CirclePlus } as const;

/** Profile, add manager and logout (§2 Top bar), and the appearance, whose button has no word on a phone. */
export function UserMenu({ onAppearance }: { onAppearance: () => void }) {
  const { session } = usePortal();
  const access = useAccess();
  const user = useUser();
  const current = useRouteName();
  const links = userLinks(access);
  return (
    <Popover
      label={shellText.userMenu}
      button={<UserRound size={22} aria-hidden />}
      isCurrent={isUserPage(current)}
    >
      {(close) => (
        <>
          <p className="user-menu__who">
            <strong>{user ? `${user.firstname} ${user.lastname}`.trim() : null}</strong>
            <span>{user?.email}</span>
          </p>
          <ul>
            {links.map((route) => {
              const Icon = icons[route];
              return (
                <li key={route}>
                  <Link
                    className="menu-item"
                    to={pathOf(route)}
                    aria-current={current === route ? 'page' : undefined}
                    onClick={close}
                  >
                    <Icon size={20} aria-hidden />
                    {pageTitles[route]}
                  </Link>
                </li>
              );
            })}
            <li>
              <button
                type="button"
                className="menu-item"
                onClick={() => {
                  close();
                  onAppearance();
                }}
              >
                <ALargeSmall size={20} aria-hidden />
                {shellText.appearance}
              </button>
            </li>
            <li>
              <button
                type="button"
                className="menu-item"
                onClick={() => {
                  close();
                  session.send({ type: 'logout.chosen' });
                }}
              >
                <LogOut size={20} aria-hidden />
                {shellText.logout}
              </button>
            </li>
          </ul>
        </>
      )}
    </Popover>
  );
}
