/** Headers, content policy and the token (`threats.md` section 2). */
export const headersAndToken = {
  'T-H1': 'the headers of every class of answer are those of the frozen list',
  'T-H2': 'a crawl of all routes, themes and popups breaks no policy',
  'T-H3': 'inline script, eval, handlers, off-origin calls and framing are blocked',
  'T-H4': 'the access log holds no token of a link',
  K1: 'the token is stored under JWT in local storage and nowhere else',
  K2: 'it goes out as Authorization to the API and nowhere else',
  K3: 'a token of a link leaves the address before the first call',
  K4: 'no right is read from it but its exp',
  K5: 'it is read afresh for each request; answers of another token are dropped',
  K6: 'every end of a session goes through one function',
  K7: 'it is not sent when absent, undecodable or expired',
  K8: 'storage events and a page out of the cache check the session anew',
} as const;
