import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { type Portal, PortalContext } from '../machines/portal-context';
import { Toasts } from '../ui/toast';
import type { createPortalRouter } from './router';

interface AppProps {
  readonly portal: Portal;
  readonly router: ReturnType<typeof createPortalRouter>;
  readonly queryClient: QueryClient;
}

/** The whole tree: portal, cache, pages, toasts. */
export function App({ portal, router, queryClient }: AppProps) {
  return (
    <StrictMode>
      <PortalContext value={portal}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Toasts />
        </QueryClientProvider>
      </PortalContext>
    </StrictMode>
  );
}
