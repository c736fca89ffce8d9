import { type ComponentType, memo } from 'react';
import { createBrowserRouter, type RouteObject, redirect, replace } from 'react-router-dom';
import type { Portal } from '../../machines/portal-context';
import { isOddPath } from '../../navigation/odd-path';
import { type PageEntry, pageTable, pathOf } from '../../navigation/page-table';
import { nextTask } from '../../ui/browser/next-task';
import { Skeleton } from '../../ui/states/states';
import { showTypeface } from '../first-visit/typeface';
import { loadPart } from './missing-part';
import { LayoutFailed, PageFailed } from './page-failed';
import { loadPage, type PageLoaderSettings } from './page-loader';
import { screens } from './screens';

/** The delay before files are fetched ahead, so that the open page uses the network first. */
const LOAD_AHEAD_AFTER_MS = 1_500;

type LayoutModule = Promise<{ default: ComponentType }>;

/**
 * The router over the whole page table; an unknown path leads to the not-found page (§2). Each page has its own
 * loader: a loader of the layout would not run between two pages of one layout.
 */
export function createPortalRouter(settings: PageLoaderSettings) {
  let first = true;
  const pageRoute = (entry: PageEntry): RouteObject => ({
    id: entry.name,
    path: entry.path,
    lazy: async () => {
      // To begin the requests of a page with many files takes as long as a frame, so the click is painted before.
      if (!first) await nextTask();
      return { Component: memo((await loadPart(screens[entry.name])).default) };
    },
    loader: async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (isOddPath(pathname)) return leadTo(pathOf('not-found'), request);
      // A request has no fragment. The router is not yet there for its first page.
      const { hash } = first
        ? window.location
        : (router.state.navigation.location ?? router.state.location);
      const path = `${pathname}${search}${hash}`;
      const navigation = { target: entry, path, first, signal: request.signal };
      first = false;
      const elsewhere = await loadPage(navigation, settings);
      return elsewhere === undefined ? null : leadTo(elsewhere, request);
    },
    errorElement: <PageFailed />,
    HydrateFallback: PageSkeleton,
  });
  const pagesIn = (layout: PageEntry['layout']) =>
    pageTable.filter((entry) => entry.layout === layout).map(pageRoute);

  const layoutRoute = (layout: PageEntry['layout'], load: () => LayoutModule): RouteObject => ({
    id: layout,
    HydrateFallback: StartSkeleton,
    errorElement: <LayoutFailed />,
    lazy: async () => ({ Component: (await loadPart(load)).default }),
    children: pagesIn(layout),
  });

  const router = createBrowserRouter([
    layoutRoute('default', () => import('../../shell/default-layout')),
    layoutRoute('blank', () => import('../../shell/blank-layout')),
    {
      path: '*',
      loader: ({ request }) => leadTo(pathOf('not-found'), request),
      HydrateFallback: StartSkeleton,
      errorElement: <LayoutFailed />,
    },
  ]);
  const { session } = settings.portal;
  let isAhead = false;
  let path = router.state.location.pathname;
  router.subscribe(({ initialized, location, navigation }) => {
    if (location.pathname !== path) showTypeface();
    path = location.pathname;
    const isShown = initialized && navigation.state === 'idle';
    if (isAhead || !isShown || !session.getSnapshot().matches('loggedIn')) return;
    isAhead = true;
    setTimeout(loadPagesAhead, LOAD_AHEAD_AFTER_MS, settings.portal);
  });
  return router;
}

/** Loads what the user may open next. Pages whose files cannot be fetched now fetch them when they open. */
function loadPagesAhead(portal: Portal): void {
  import('../first-visit/load-ahead').then(
    ({ loadAhead }) => loadAhead(portal),
    () => undefined,
  );
}

/**
 * Redirects. A path that is already in the address bar (typed, or reached by Back) is replaced: as a history entry it
 * would redirect again, and the user could not go back past it.
 */
function leadTo(path: string, request: Request): Response {
  const [asked] = window.location.href.split('#', 1);
  return request.url === asked ? replace(path) : redirect(path);
}

/** The main area before the layout is loaded. */
function StartSkeleton() {
  return (
    <main>
      <Skeleton lines={6} />
    </main>
  );
}

function PageSkeleton() {
  return <Skeleton lines={6} />;
}
