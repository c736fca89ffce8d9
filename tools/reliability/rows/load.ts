/** Load and scale (`threats.md` section 4). */
export const load = {
  L01: '24 h of polls in simulated time: 5,760 / 1,440 / 1,440 requests',
  L02: 'heap growth from hour 3 to 24 at most 1 MB',
  L03: 'DOM nodes, listeners and documents do not grow over the day',
  L04: '500 route changes and 50 logins leave heap and listeners as they were',
  L05: 'merge of 10,000 units within 50 ms',
  L06: 'a list of 10,000 units opens within 200 ms, a key takes 100 ms at most',
  L07: '50,000 rows: first rows 0.5 s, all rows 6 s, tasks 100 ms, answer 1 MB, sort 1.5 s, page change 200 ms',
  L08: '50,000 rows: at most 3,000 elements and 100 MB',
  L09: 'no main-thread task over 500 ms in the benches, except the sort',
  L10: 'bytes of entry, routes and fonts within their budgets',
  L11: 'login on a slow phone: LCP 4 s, CLS 0.1, INP 200 ms',
  L12: 'backend: 50 requests a second for 30 min, p99 100 ms, RSS growth without garbage 20 MB',
  L13: 'backend: 1,000 logins in 10 s, no data of another user, p99 1 s',
  L14: '10,000 generated calls: nothing that the contract does not describe',
  L15: 'after an outage at most twice the usual rate in any second',
  L16: '10,000 orders of events break no session',
} as const;
