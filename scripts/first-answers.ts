import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiSource, isApiRequest, isDemoRequest } from './backend';
import { withDemoLink } from './demo/link';
import { staticSite } from './static-site';

/**
 * Makes the middleware that runs before Vite's own: the stateful backend with its demo pages, and in front
 * of a build the production host's rules. Other requests go to a proxy or to Vite.
 * @param site the folder of the built portal; without it Vite serves the sources
 */
export function firstAnswers(api: ApiSource, site?: string) {
  const handleSite =
    site === undefined
      ? undefined
      : staticSite(site, api.kind === 'handler' ? withDemoLink : undefined);
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const isApi = isApiRequest(request);
    if (api.kind === 'handler' && (isApi || isDemoRequest(request))) {
      return api.handle(request, response);
    }
    return isApi || !handleSite ? next() : handleSite(request, response, next);
  };
}
