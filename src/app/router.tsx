import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { waitFor } from 'xstate';
import { accessOf } from '../machines/page-guard';
import type { Portal } from '../machines/portal-context';
import { decide } from '../navigation/guard';
import { type PageEntry, pageTable, pathOf } from '../navigation/page-table';
import { Skeleton } from '../ui/states';
import { AccessUnavailable, PageFailed } from './page-failed';
import { screenOf } from './screens';

interface RouterSettings {
  readonly portal: Portal;
  /** Told as each navigation begins; `loadsPages` is false for login as user. */
  readonly onNavigation: (loadsPages: boolean) => void;
  /** Told of the path that a login stands before. */
  readonly onKeptOut: (path: string) => void;
}

/**
 * The guard of one page as its loader (§2 Navigation guard). Each page has its own: a loader of the layout would not
 * run between two pages of one layout. It waits until the page guard has decided.
 *
 * @throws AccessUnavailable when the allowed pages could not be loaded
 */
async function guardPage(
  target: PageEntry,
  request: Request,
  settings: RouterSettings,
  first: boolean,
) {
  const { session, pageGuard, store } = settings.portal;
  settings.onNavigation(target.name !== 'login-as-user');
  const guard = await waitFor(pageGuard, (state) => !state.matches('firstLoad'), {
    signal: request.signal,
  });
  const loggedIn =
    session.getSnapshot().matches('loggedIn') && store.liveToken(Date.now()) !== undefined;
  if (loggedIn && target.requiresAuth && guard.matches('unavailable'))
    throw new AccessUnavailable();

  const decision = decide({ target, loggedIn, access: accessOf(guard.context), first });
  if (decision.endSession) session.send({ type: 'login.required' });
  if (decision.kind === 'allow') return null;
  if (decision.to === 'login') settings.onKeptOut(new URL(request.url).pathname);
  return redirect(pathOf(decision.to));
}

/** The router over the whole page table; an unknown path leads to the not-found page (§2). */
export function createPortalRouter(settings: RouterSettings) {
  let first = true;
  const pageRoute = (entry: PageEntry): RouteObject => ({
    id: entry.name,
    path: entry.path,
    lazy: async () => ({ Component: (await screenOf(entry.name)()).default }),
    loader: ({ request }) => {
      const isFirst = first;
      first = false;
      return guardPage(entry, request, settings, isFirst);
    },
    errorElement: <PageFailed />,
    HydrateFallback: PageSkeleton,
  });
  const pagesIn = (layout: PageEntry['layout']) =>
    pageTable.filter((entry) => entry.layout === layout).map(pageRoute);

  return createBrowserRouter([
    {
      HydrateFallback: StartSkeleton,
      lazy: async () => ({ Component: (await import('../shell/default-layout')).default }),
      children: pagesIn('default'),
    },
    {
      HydrateFallback: StartSkeleton,
      lazy: async () => ({ Component: (await import('../shell/blank-layout')).default }),
      children: pagesIn('blank'),
    },
    { path: '*', loader: () => redirect(pathOf('not-found')), HydrateFallback: StartSkeleton },
  ]);
}

/** Before the layout is there: what stands in for its main area. */
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
