/**
 * Many residents at once, after a bill was sent out: each logs in and requests the units
 * (threats.md L13: 1,000 in 10 s, no data of another user, p99 of a request at most 1 s).
 */
import { GENERATED_LOGIN } from '../mocks/generated/contexts';
import { residentBuilding, residentEmail } from '../mocks/generated/people';
import { completeSize } from '../mocks/generated/size';
import { startBackendProcess } from './support/backend-process';
import type { RunBench } from './support/bench';
import { sendEvenly } from './support/even-load';
import { report } from './support/figure';
import { quantile } from './support/figures';

const PEOPLE = 1_000;
const SECONDS = 10;

export const rows = ['L13'];

export const run: RunBench = async () => {
  const backend = await startBackendProcess(completeSize({ people: PEOPLE }));
  try {
    const took: Record<'login' | 'units', number[]> = { login: [], units: [] };
    let [failed, foreign] = [0, 0];
    const timed = async (call: keyof typeof took, request: Request): Promise<unknown> => {
      const began = performance.now();
      const answer = await fetch(request);
      const body: unknown = await answer.json();
      took[call].push(performance.now() - began);
      if (!answer.ok) throw new Error(`${call} was answered ${answer.status}.`);
      return body;
    };
    const visit = async (nth: number) => {
      const email = residentEmail(nth);
      try {
        const login = Object(await timed('login', loginOf(backend.url, email)));
        const units = await timed('units', unitsFor(backend.url, String(login.token_string)));
        const buildings = (units as { objekt_sifra: string }[]).map((unit) => unit.objekt_sifra);
        const isOwn =
          buildings.join() === residentBuilding(nth) && login.user_data?.email === email;
        if (!isOwn) foreign += 1;
      } catch {
        failed += 1;
      }
    };
    const began = performance.now();
    await sendEvenly(PEOPLE, PEOPLE / SECONDS, visit);
    const seconds = (performance.now() - began) / 1000;

    const figure = (what: string, value: number, unit: string, most: number) => ({
      id: 'L13',
      what: `${PEOPLE} people in ${SECONDS} s: ${what}`,
      value,
      unit,
      most,
    });
    report([
      figure('failed', failed, '', 0),
      figure('received data of another user', foreign, '', 0),
      ...Object.entries(took).map(([call, ms]) =>
        figure(`p99 of ${call}`, quantile(ms, 0.99), 'ms', 1_000),
      ),
      figure('until the last answer', seconds, 's', Number.POSITIVE_INFINITY),
    ]);
    return failed + foreign;
  } finally {
    backend.stop();
  }
};

function loginOf(url: string, email: string): Request {
  return new Request(`${url}/api/auth/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: GENERATED_LOGIN.password }),
  });
}

function unitsFor(url: string, token: string): Request {
  const headers = { Authorization: `Bearer ${token}` };
  return new Request(`${url}/api/portal-user/v1/e_manager/enota`, { headers });
}
