/** Headers, content policy and the token (`threats.md` section 2). */
export const headersAndToken = {
  'T-H1': 'the headers of every class of answer are those of the frozen list',
  'T-H2': 'a crawl of all routes, themes and popups breaks no policy',
  'T-H3': 'inline script, eval, handlers, calls to other origins and framing are blocked',
  'T-H4': 'the access log holds no token of a link',
  K1: 'the token is stored under JWT in local storage and nowhere else',
  K2: 'the token is sent only to the API, as Authorization',
  K3: 'a token of a link leaves the address before the first call',
  K4: 'no claim of the token except exp has an effect',
  K5: 'the token is read from storage for each request; answers to another token are dropped',
  K6: 'every end of a session goes through one function',
  K7: 'the token is not sent when it is absent, undecodable or expired',
  K8: 'a storage event, and a page restored from the cache, check the session again',
} as const;
