import { expect, it, vi } from 'vitest';
import type { Call } from '../requests/send-request';
import { readPace, transport } from './transport';

const call: Call = { method: 'GET', path: '/x', headers: { Accept: 'application/json' } };
const limited = (seconds: string) =>
  new Response('{}', { status: 429, headers: { 'Retry-After': seconds } });

it('each request has the headers of the run beside its own', async () => {
  const send = vi.fn(async () => new Response());
  const env = { CONTRACT_HEADERS: '{"X-Api-Key":"k"}' };
  await transport(readPace(env), send)('https://a.si', call);
  const headers = { 'X-Api-Key': 'k', Accept: 'application/json' };
  expect(send).toHaveBeenCalledWith('https://a.si', { ...call, headers });
});

it('a request that is answered with 429 is sent again after Retry-After', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const send = vi.fn(async () => new Response('ok')).mockResolvedValueOnce(limited('0'));
  const answer = await transport(readPace({}), send)('https://a.si', call);
  vi.useRealTimers();
  expect([answer.status, send.mock.calls.length]).toEqual([200, 2]);
});

it.each([
  ['900', 1],
  ['Sat, 21 Nov 2026 10:00:00 GMT', 1],
  ['0', 3],
])('a 429 with Retry-After %s is the answer after %i requests', async (seconds, times) => {
  const send = vi.fn(async () => limited(seconds));
  const answer = await transport(readPace({}), send)('https://a.si', call);
  expect([answer.status, send.mock.calls.length]).toEqual([429, times]);
});

it('the pace spreads simultaneous requests', async () => {
  const sent: number[] = [];
  const send = async () => {
    sent.push(Date.now());
    return new Response();
  };
  const paced = transport(readPace({ CONTRACT_PACE: '50' }), send);
  await Promise.all([1, 2, 3, 4].map(() => paced('https://a.si', call)));
  const [first = 0, ...others] = sent;
  expect(Math.max(...others) - first).toBeGreaterThanOrEqual(50);
});
