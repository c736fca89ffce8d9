import { expect, it } from 'vitest';
import { type Audit, exceptionsOf, judge } from './judge';

const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
const ws = { severity: 'high', via: [{ url, title: 'ws can be stopped by a header' }] };
const audit: Audit = {
  vulnerabilities: {
    ws,
    prism: { severity: 'high', via: ['ws'] },
  },
};
const page = (until: string) =>
  `| advisory | package | why | until |\n|---|---|---|---|\n| GHSA-aaaa-bbbb-cccc | ws | only in tests | ${until} |\n`;
const today = '2026-11-25';

it('an advisory is listed once, with its package and address', () => {
  expect(judge(audit, [], today)?.found).toEqual([
    `GHSA-aaaa-bbbb-cccc, high, ws: ws can be stopped by a header (${url})`,
  ]);
});

it('an exception holds until its day, that day included', () => {
  expect(judge(audit, exceptionsOf(page(today)), today)).toEqual({ found: [], stale: [] });
});

it('an exception for one package leaves the advisory of another', () => {
  const both: Audit = { vulnerabilities: { ws, 'ws-8': ws } };
  const verdict = judge(both, exceptionsOf(page(today)), today);
  expect(verdict?.found).toEqual([
    `GHSA-aaaa-bbbb-cccc, high, ws-8: ws can be stopped by a header (${url})`,
  ]);
});

it('an exception that has ended no longer counts', () => {
  const verdict = judge(audit, exceptionsOf(page('2026-11-24')), today);
  expect(verdict?.found).toHaveLength(1);
  expect(verdict?.stale).toEqual(['GHSA-aaaa-bbbb-cccc (until 2026-11-24)']);
});

it('an exception that no advisory needs is stale', () => {
  const verdict = judge({ vulnerabilities: {} }, exceptionsOf(page(today)), today);
  expect(verdict).toEqual({ found: [], stale: ['GHSA-aaaa-bbbb-cccc (until 2026-11-25)'] });
});

it('a registry without an answer is no verdict', () => {
  expect(judge({}, [], today)).toBeUndefined();
});
