import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { type Portal, PortalContext } from '../../../src/machines/portal-context';
import { RichText } from '../../../src/parts/managers-text/rich-text';

declare global {
  interface Window {
    /** Shows a manager's text that the test passes in. */
    showText: (html: string) => void;
  }
}

/** A user who may see the contractors, and not the documents of the manager. */
const granted = { context: { pages: [11], hasTenants: false } };
const access = { subscribe: () => ({ unsubscribe: () => {} }), getSnapshot: () => granted };
const portal = { access } as unknown as Portal;

function Kit() {
  const [html, setHtml] = useState('');
  window.showText = (next) => flushSync(() => setHtml(next));
  return (
    <>
      <h1>Besedilo upravnika</h1>
      <p id="place">{useLocation().pathname}</p>
      <RichText html={html} />
    </>
  );
}

const mount = document.getElementById('portal');
if (!mount) throw new Error('The page of the rich-text kit has no element "portal".');
createRoot(mount).render(
  <PortalContext value={portal}>
    <MemoryRouter>
      <Kit />
    </MemoryRouter>
  </PortalContext>,
);
