import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Kit } from './kit';

const mount = document.getElementById('portal');
if (!mount) throw new Error('The page of the kit has no element "portal".');
createRoot(mount).render(
  <StrictMode>
    <Kit />
  </StrictMode>,
);
