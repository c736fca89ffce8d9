import type { CardOf } from '../../shell/offline/keep-card';
import { draw } from './draw';

/** The only script that may become a worker: `public/sw.js`. */
const WORKER = '/sw.js';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(address: string): string };
}

/**
 * Keeps the emergency card for a time without a network (`pages.md` P33, `docs/decisions/0042`). What makes the kept pages
 * is loaded when the worker runs.
 */
export async function install(surroundings: CardOf): Promise<void> {
  nameManifest();
  if (!('serviceWorker' in navigator)) return;
  try {
    await registerWorker();
    const { keepCard } = await import('../../shell/offline/keep-card');
    await keepCard({ ...surroundings, draw });
  } catch {
    // The browser or the host refuses: without a network the browser shows its own page, as before.
  }
}

/** The standalone login page does not name the manifest, which its first visit would load. */
function nameManifest(): void {
  if (document.querySelector('link[rel=manifest]')) return;
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'manifest', href: '/manifest.json' }));
}

/**
 * Installs the worker, and waits until it runs. The content policy allows this one Trusted Types policy, which gives the
 * same address whatever it is asked, and can be made only once in a page.
 */
async function registerWorker(): Promise<void> {
  const { trustedTypes }: { trustedTypes?: PolicyFactory } = Object(window);
  const rules = { createScriptURL: () => WORKER };
  const policy = trustedTypes?.createPolicy('emergency-worker', rules);
  await navigator.serviceWorker.register(policy?.createScriptURL('') ?? WORKER);
  await navigator.serviceWorker.ready;
}
