/**
 * Each error that the description has an example of comes with the request that gets it (`x-request`). Here each of
 * these requests is sent.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { checkAnswer, checkAnyAnswer } from '../../contract/checker/checker';
import { loadDocument, loadOperations, type Operation } from '../../contract/checker/description';
import {
  type ErrorRequest,
  errorRequests,
  strayErrorRequests,
} from '../../contract/requests/error-request';
import { exampleRequest } from '../../contract/requests/example-request';
import type { Call } from '../../contract/requests/send-request';
import { passesProxy } from '../prism/proxies';
import { heldToContract } from '../support/call';
import { solvedCaptcha } from '../support/captcha';
import { sendRaw } from '../support/send-raw';
import { type Resident, tokenOf } from '../support/sessions';
import { onMock, testServer } from '../support/target';
import { targetName } from '../support/target-name';

const operations = await loadOperations();
const server = testServer();
const tokens = new Map<Resident, string>();

beforeAll(logInBoth);

it('each error has a request that gets it', () => {
  const untold = operations.flatMap((operation) =>
    errorRequests(operation).untold.map(({ status, name }) => `${operation.id} ${status} ${name}`),
  );
  expect(untold).toEqual([]);
});

it('each error of all operations has a request that gets it, or a reason why there is none', async () => {
  const { 'x-error-responses': all = {} } = await loadDocument();
  const untold = Object.entries(all).filter(
    ([, error]) => (error['x-request'] === undefined) === (error['x-no-request'] === undefined),
  );
  expect(untold.map(([status]) => status)).toEqual([]);
  const statuses = await Promise.all(operations.map(strayErrorRequests));
  const sent = new Set(statuses.flat().map(({ status }) => status));
  expect([...sent].sort()).toEqual([400, 404, 405, 406, 415]);
});

it('no two errors of an operation have one name', () => {
  for (const operation of operations) {
    const names = errorRequests(operation).told.map(({ name }) => name);
    expect(names, operation.id).toEqual([...new Set(names)]);
  }
});

// Prism's mock has no state.
describe.skipIf(onMock).each(operations)('$id', async (operation) => {
  // Errors before any operation are the same at each path, so one path is enough for them.
  const stray = (await strayErrorRequests(operation)).filter(
    ({ status }) => status === 406 || status === 415 || operation.id === 'login',
  );
  const all = [...errorRequests(operation).told, ...stray];
  const requests = targetName === 'proxy' ? oncePastProxy(all) : all;

  it.for(requests)('answers $status ($name)', async (request) => {
    try {
      expect(codeOf(await send(operation, request))).toEqual({
        status: request.status,
        ...membersOf(request.example),
      });
    } finally {
      // What it has written or counted must not change another answer.
      if (request.times > 1 || request.after) await startAgain();
    }
  });
});

/** Prism reads each described status once: another example of it has the same schema. */
function oncePastProxy(all: readonly ErrorRequest[]): readonly ErrorRequest[] {
  // Without the operation: an error is JSON, also where a success is a file.
  const passing = all.filter(({ call, name }) => name !== 'any' && passesProxy(call, undefined));
  return [...new Map(passing.map((request) => [request.status, request])).values()];
}

async function send(operation: Operation, request: ErrorRequest) {
  const { call, caller, times, name, after } = request;
  const check = name === 'any' ? checkAnyAnswer : checkAnswer;
  const resident = caller === 'tenant' ? 'Rok' : 'Ana';
  const token =
    operation.secured && !call.headers?.Authorization ? tokens.get(resident) : undefined;
  const pages = { without_page: [], tenant: operation.page ? [operation.page] : [] };
  return withPages(resident, caller && Object(pages)[caller], async () => {
    const before = operations.find(({ id }) => id === after);
    if (before) await succeed(exampleRequest(before), token);
    for (let sent = 1; ; sent += 1) {
      const json = await withSolution(call.json, caller);
      const ready = { ...call, token, ...(json !== undefined && { json }) };
      const answer = await heldToContract(ready, await sendRaw(server.url, ready), check);
      if (sent === times) return answer;
    }
  });
}

async function succeed(request: Call, token: string | undefined): Promise<void> {
  expect((await sendRaw(server.url, { ...request, token })).status).toBeLessThan(300);
}

/** The body with the solution of a new challenge in the place of that of the example. */
async function withSolution(json: unknown, caller: ErrorRequest['caller']): Promise<unknown> {
  const needed = caller !== 'without_solution' && Object(json).captcha !== undefined;
  return needed ? { ...Object(json), captcha: await solvedCaptcha(server.url) } : json;
}

const payers = { Ana: 'zelenigaj/104217', Rok: 'zelenigaj/204511' } as const;

async function withPages<Result>(
  resident: Resident,
  pages: readonly number[] | undefined,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!pages) return run();
  const { payer } = server.backend.db;
  const where = { key: { equals: payers[resident] } };
  const { allowed_pages } = payer.findFirst({ where, strict: true });
  payer.update({ where, data: { allowed_pages: [...pages] } });
  try {
    return await run();
  } finally {
    payer.update({ where, data: { allowed_pages } });
  }
}

async function logInBoth(): Promise<void> {
  if (onMock) return;
  for (const resident of ['Ana', 'Rok'] as const)
    tokens.set(resident, await tokenOf(server.url, resident));
}

async function startAgain(): Promise<void> {
  server.backend.reset();
  await logInBoth();
}

function codeOf({ status, json }: { readonly status: number; readonly json: unknown }) {
  return { status, ...membersOf(Object(json)) };
}

/** What the portal reads of an error; `detail` is for developers. */
function membersOf({ code, error, razlog, napake }: Readonly<Record<string, unknown>>) {
  const fields = Array.isArray(napake) && napake.some((field) => field.razlog === 'prenizko');
  return { code, error, razlog, ...(fields && { napake }) };
}
