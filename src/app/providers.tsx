import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useMemo } from 'react';
import { Link, RouterProvider } from 'react-router-dom';
import type { Brand } from '../domain/people/brand';
import { type Portal, PortalContext } from '../machines/portal-context';
import { PageLinkContext } from '../ui/page/page-link';
import { Toasts } from '../ui/states/toast';
import { BrandContext } from '../ui/theme/brand-context';
import { settledRouter } from './first-visit/settled-router';
import { reportFault } from './report-fault';
import type { createPortalRouter } from './routing/router';

interface AppProps {
  readonly portal: Portal;
  readonly router: ReturnType<typeof createPortalRouter>;
  readonly queryClient: QueryClient;
  readonly brand: Brand;
}

/** The complete tree: portal, brand, cache, pages, toasts. */
export function App({ portal, router, queryClient, brand }: AppProps) {
  const drawn = useMemo(() => settledRouter(router), [router]);
  return (
    <StrictMode>
      <PortalContext value={portal}>
        <BrandContext value={brand}>
          <PageLinkContext value={Link}>
            <QueryClientProvider client={queryClient}>
              <RouterProvider router={drawn} onError={reportFault} useTransitions={false} />
              <Toasts />
            </QueryClientProvider>
          </PageLinkContext>
        </BrandContext>
      </PortalContext>
    </StrictMode>
  );
}
