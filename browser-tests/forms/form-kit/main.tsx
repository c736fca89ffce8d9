import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Kit } from './kit';

const mount = document.getElementById('portal');
if (!mount) throw new Error('The page of the form kit has no element "portal".');
createRoot(mount).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <Kit />
    </QueryClientProvider>
  </StrictMode>,
);
