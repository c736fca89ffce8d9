import { Menu } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { Link, Outlet, useNavigationType } from 'react-router-dom';
import { endsWithSession } from '../api/errors';
import { useHasSession, useLoggedIn, usePortal } from '../machines/portal-context';
import { pageEntry, pathOf } from '../navigation/page-table';
import { useRouteName } from '../parts/address/use-route-name';
import { pageTitles } from '../text/shell/pages';
import { shellText } from '../text/shell/shell';
import { MOBILE, useMedia } from '../ui/browser/use-media';
import { HeadingFirst } from '../ui/page/heading-first';
import { Skeleton } from '../ui/states/states';
import { notify } from '../ui/states/toast';
import { ActingBanner } from './acting-banner';
import { useAfterNavigation } from './after-navigation';
import { Appearance } from './appearance';
import { ConnectionNotice } from './connection-notice';
import './default-layout.css';
import { useManagers } from '../parts/manager/use-managers';
import { useUnits } from '../parts/unit/use-units';
import { Footer } from './footer';
import { HomeLink } from './home-link';
import { listFailure } from './list-failure';
import { ListsFailed } from './lists-failed';
import { MenuDrawer } from './menu-drawer';
import { MenuFoot } from './menu-foot';
import { Overlay } from './overlay';
import { RouteTitle } from './route-title';
import { SideMenu } from './side-menu';
import { UnitSwitcher } from './unit-switcher';
import { UnreadNews } from './unread-news';
import { useOverlay } from './use-overlay';
import { UserMenu } from './user-menu';

/** Tells of a failure; not of one that the end of the session brings with it, which has a message of its own. */
function useFailureTold(error: Error | null): void {
  useEffect(() => {
    if (error && !endsWithSession(error)) notify.error(listFailure(error));
  }, [error]);
}

/** Asks for units and managers once logged in (§7), and says what failed (§8 Shell). */
function useUnitsAndManagers(): void {
  useFailureTold(useUnits().error);
  useFailureTold(useManagers().error);
}

/**
 * The page itself; apart from the layout, which a navigation does not change. A page of a session ends with it, also
 * while the files of the login page are still on their way: it would ask without a token, and show whose it was.
 */
function CurrentPage() {
  useAfterNavigation();
  const hasSession = useHasSession();
  const isPush = useNavigationType() === 'PUSH';
  const name = useRouteName();
  if (!hasSession && name && pageEntry(name).requiresAuth) return <Skeleton lines={6} />;
  return (
    <HeadingFirst value={isPush}>
      <Outlet />
    </HeadingFirst>
  );
}

const nothing = () => {};

/** Side menu, top bar, main area, footer and overlay (§1). A visitor sees it on the public forms page only. */
function DefaultLayout() {
  const { store } = usePortal();
  const loggedIn = useLoggedIn();
  const mobile = useMedia(MOBILE);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [collapsed, setCollapsed] = useState(false);
  // A drawer that goes as the screen gets wide is closed; it would open by itself when that gets narrow again.
  if (!mobile && drawerOpen) setDrawerOpen(false);
  const overlay = useOverlay();
  useUnitsAndManagers();

  const toggleName = mobile
    ? shellText.openMenu
    : collapsed
      ? shellText.expandMenu
      : shellText.collapseMenu;

  return (
    <div className="layout" data-menu={mobile || collapsed ? 'hidden' : 'shown'}>
      <RouteTitle />
      <a className="skip-link" href="#main">
        {shellText.skipToContent}
      </a>
      <header className="top-bar">
        <button
          type="button"
          className="icon-button"
          aria-label={toggleName}
          aria-haspopup={mobile ? 'dialog' : undefined}
          aria-expanded={mobile ? drawerOpen : !collapsed}
          onClick={() => (mobile ? setDrawerOpen(true) : setCollapsed(!collapsed))}
        >
          <Menu size={24} aria-hidden />
        </button>
        <HomeLink />
        <div className="top-bar__tools">
          {loggedIn ? <UnitSwitcher /> : null}
          <Appearance store={store} />
          {loggedIn ? (
            <UserMenu />
          ) : (
            <Link className="button button--quiet" to={pathOf('login')}>
              {pageTitles.login}
            </Link>
          )}
        </div>
      </header>
      {mobile ? (
        <MenuDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
      ) : (
        <div className="layout__menu" hidden={collapsed}>
          <SideMenu onChoice={nothing} />
          <MenuFoot onChoice={nothing} />
        </div>
      )}
      <div className="layout__content">
        <ActingBanner />
        <ConnectionNotice />
        <main id="main" className="layout__main" tabIndex={-1} aria-busy={overlay === 'blocks'}>
          <ListsFailed />
          <CurrentPage />
        </main>
      </div>
      <Footer />
      <UnreadNews />
      <Overlay state={overlay} />
    </div>
  );
}

export default memo(DefaultLayout);
