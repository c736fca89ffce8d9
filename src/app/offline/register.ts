/** The only script that may become a worker; `public/sw.js`. */
const WORKER = '/sw.js';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(address: string): string };
}

/**
 * Installs the worker of the emergency card, and waits until it runs. The content policy allows this one Trusted Types policy, which gives the same
 * address whatever it is asked, and can be made only once in a page (`docs/decisions/0042`).
 *
 * @throws when the browser or the host's content policy refuses
 */
export async function registerWorker(): Promise<void> {
  const { trustedTypes }: { trustedTypes?: PolicyFactory } = Object(window);
  const rules = { createScriptURL: () => WORKER };
  const policy = trustedTypes?.createPolicy('emergency-worker', rules);
  await navigator.serviceWorker.register(policy?.createScriptURL('') ?? WORKER);
  await navigator.serviceWorker.ready;
}
