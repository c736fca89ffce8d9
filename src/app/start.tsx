import dayjs from 'dayjs';
import 'dayjs/locale/sl';
import { createRoot } from 'react-dom/client';
import { openLocalStore } from '../storage/key-value-store';
import { createPortalStore } from '../storage/portal-store';
import { notify } from '../ui/toast';
import { openBrowser } from './browser';
import { readConfiguration } from './configuration';
import { App } from './providers';
import { createQueryClient } from './query-client';
import { createPortalRouter } from './router';
import { wirePortal } from './wiring';

/** Mounts the portal into its element. @throws Error when the element's configuration is wrong */
export function startPortal(element: HTMLElement): void {
  const configuration = readConfiguration(element.dataset, window.location.origin);
  dayjs.locale('sl');

  const store = createPortalStore(openLocalStore());
  const layout = store.layout();
  if (layout) document.documentElement.dataset.theme = layout.darkTheme ? 'dark' : 'light';

  const queryClient = createQueryClient();
  const { portal, router } = wirePortal(configuration, {
    store,
    queryClient,
    browser: openBrowser(),
    notices: notify,
    createRouter: createPortalRouter,
    onVisible: () => document.getElementById('start-up')?.remove(),
  });
  createRoot(element).render(<App portal={portal} router={router} queryClient={queryClient} />);
}
