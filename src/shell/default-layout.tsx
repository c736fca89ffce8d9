import {
  type CSSProperties,
  type MouseEvent,
  memo,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Link, Outlet, useNavigationType } from 'react-router-dom';
import { endsWithSession } from '../api/errors';
import { useHasSession, useLoggedIn, usePortal, useReachable } from '../machines/portal-context';
import { pageEntry, pathOf } from '../navigation/page-table';
import { useRouteName } from '../parts/address/use-route-name';
import { pageTitles } from '../text/shell/pages';
import { shellText } from '../text/shell/shell';
import { useAfterPaint } from '../ui/browser/use-after-paint';
import { type Lazy, useLazy } from '../ui/browser/use-lazy';
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
import { EmergencyLink } from './emergency-link';
import { Footer } from './footer';
import { HomeLink } from './home-link';
import { listFailure } from './list-failure';
import { ListsFailed } from './lists-failed';
import { MenuButton } from './menu-button';
import { MenuFoot } from './menu-foot';
import { Overlay } from './overlay';
import { PagePrintHead } from './page-print-head';
import { RouteTitle } from './route-title';
import { SideMenu } from './side-menu';
import { UnitSwitcher } from './unit-switcher';
import { useBottomBar } from './use-bottom-bar';
import { useFollow } from './use-follow';
import { useOverlay } from './use-overlay';
import { UserMenu } from './user-menu';

/** Shows a toast for a failure, except one that the end of the session causes, which has its own message. */
function useFailureToast(error: Error | null): void {
  useEffect(() => {
    if (error && !endsWithSession(error)) notify.error(listFailure(error));
  }, [error]);
}

/** Fetches units and managers once logged in (§7), with a toast on failure (§8 Shell). */
function useUnitsAndManagers(): void {
  useFailureToast(useUnits().error);
  useFailureToast(useManagers().error);
}

/**
 * The current page, separate from the layout, so that a navigation does not render the layout. A page that needs a session
 * is removed with the session, also while the login page is still loading: otherwise it would fetch without a token and
 * show the data of the previous user.
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

/** Following the fragment would add a history entry without the search of the list and the open message. */
function skipToContent(event: MouseEvent): void {
  const main = document.getElementById('main');
  event.preventDefault();
  main?.scrollIntoView();
  main?.focus({ preventScroll: true });
}

const nothing = () => {};

/** Leaves the logo its room on a narrow phone with the largest text. */
const narrow: CSSProperties = { paddingInline: 'min(20px, 3vw)' };

/** A desktop does not need it. */
const loadDrawer = () => import('./menu-drawer');

/** Says nothing before an unread count rises, so the first page does not need it. */
const loadUnreadNews = () => import('./unread-news');

const loadUrgent = () => import('./urgent-notices');

/** Loads parts that say nothing when they are missing, and have no button for a retry, once the server answers again. */
function useRetries(...parts: readonly Pick<Lazy<object>, 'retry'>[]): void {
  const isReachable = useReachable();
  const retry = useEffectEvent(() => {
    for (const part of parts) part.retry();
  });
  useEffect(() => {
    if (isReachable) retry();
  }, [isReachable]);
}

/** The layout with side menu, top bar, main area, footer and overlay (§1). Visitors see it on the public forms and the emergency card only. */
function DefaultLayout() {
  const { store } = usePortal();
  const loggedIn = useLoggedIn();
  const mobile = useMedia(MOBILE);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [collapsed, setCollapsed] = useState(false);
  // Closes the drawer on a wide screen; otherwise it would open again when the screen gets narrow.
  if (!mobile && drawerOpen) setDrawerOpen(false);
  const appearance = useRef<HTMLButtonElement>(null);
  const overlay = useOverlay();
  const follow = useFollow();
  useUnitsAndManagers();
  const { View: Drawer, failed, retry } = useLazy(loadDrawer, mobile);
  const { hasBar, Bar } = useBottomBar();
  // The page comes first: the menu is as much to render as a list (`docs/decisions/0022`).
  const isPagePainted = useAfterPaint();
  const news = useLazy(loadUnreadNews, isPagePainted);
  const urgent = useLazy(loadUrgent, isPagePainted && loggedIn);
  useRetries(news, urgent);
  const toggle = {
    drawer: mobile,
    open: mobile ? drawerOpen : !collapsed,
    onToggle: () => {
      if (failed) retry();
      if (mobile) setDrawerOpen(true);
      else setCollapsed(!collapsed);
    },
  };

  return (
    <div className="layout" data-menu={mobile || collapsed ? 'hidden' : 'shown'}>
      <RouteTitle />
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place, as any other skip link */}
      <a className="skip-link" href="#main" onClick={skipToContent}>
        {shellText.skipToContent}
      </a>
      <header className="top-bar">
        {hasBar ? null : <MenuButton toggle={toggle} className="icon-button" />}
        <HomeLink onClick={follow} />
        <div className="top-bar__tools">
          {loggedIn ? <UnitSwitcher /> : null}
          <EmergencyLink />
          <Appearance store={store} button={appearance} />
          {loggedIn ? (
            <UserMenu onAppearance={() => appearance.current?.click()} />
          ) : (
            <Link className="button button--quiet" style={narrow} to={pathOf('login')}>
              {pageTitles.login}
            </Link>
          )}
        </div>
      </header>
      {mobile ? (
        Drawer ? (
          <Drawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
        ) : null
      ) : (
        <div className="layout__menu" hidden={collapsed}>
          {isPagePainted ? (
            <>
              <SideMenu onChoice={nothing} />
              <MenuFoot onChoice={nothing} />
            </>
          ) : null}
        </div>
      )}
      <div className="layout__content">
        {urgent.View ? <urgent.View /> : null}
        <ActingBanner />
        <ConnectionNotice />
        <main id="main" className="layout__main" tabIndex={-1} aria-busy={overlay === 'blocks'}>
          <PagePrintHead />
          <ListsFailed />
          <CurrentPage />
        </main>
      </div>
      <Footer />
      {Bar ? <Bar toggle={toggle} /> : null}
      {news.View ? <news.View /> : null}
      <Overlay state={overlay} />
    </div>
  );
}

export default memo(DefaultLayout);
