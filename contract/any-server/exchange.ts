import { expect, TestRunner } from 'vitest';
import { checkEveryHeader, checkHeaders } from '../checker/check-headers';
import { type Breach, breachText, checkAnyAnswer } from '../checker/checker';
import type { Operation } from '../checker/description';
import { isMislabelled } from '../checker/file-kind';
import { recordAnswer } from '../coverage/record';
import type { Call } from '../requests/send-request';
import { deprecationNotes } from './deprecation-note';
import { looksPersonal } from './personal-data';
import { serverDay } from './server-day';
import { spoiltTexts } from './spoilt-texts';
import { readPace, transport } from './transport';

/** An entry of a report, for a backend team to act on. */
export interface Finding {
  readonly operation: string;
  readonly sent: string;
  readonly came: string;
  readonly contract: string;
}

/** One request and its answer. */
export interface Exchange {
  readonly operation: Operation;
  readonly status: number;
  readonly json: unknown;
  /** The number of bytes of the body. */
  readonly size: number;
  readonly headers: Headers;
  /** The breaches of the description in the answer; empty for a right answer. */
  readonly breaches: readonly string[];
  /** What a backend team should know: fields that the description does not have, the end of an operation. */
  readonly notes: readonly string[];
  readonly sent: string;
  readonly came: string;
}

declare module 'vitest' {
  interface TaskMeta {
    /** The last exchange of the test; in a failed test, the exchange that failed. */
    finding?: Finding;
    /** The notes of the test's exchanges. */
    notes?: string[];
    /** What a failure means: `safety` when one person may see another's data or act for another. */
    severity?: 'safety';
    /** Operations that had to succeed and have succeeded. */
    succeeded?: string[];
  }
}

const EXCERPT_CHARACTERS = 600;
const send = transport(readPace());

/**
 * Sends a request for an operation and checks the answer against the description.
 * @throws when there is no answer, with the address and the reason
 */
export async function exchange(
  url: string,
  operation: Operation,
  request: Call,
): Promise<Exchange> {
  const answer = await send(url, request).catch((error: unknown) => {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    throw new Error(`${request.method} ${url}${request.path} got no answer: ${String(reason)}`);
  });
  const body = new Uint8Array(await answer.arrayBuffer());
  const { status, headers } = answer;
  const contentType = headers.get('content-type');
  const text = new TextDecoder().decode(body);
  const json = parse(text);
  recordAnswer(operation, status, json);
  const found = [
    ...checkAnyAnswer(operation, {
      status,
      contentType,
      body,
      clocks: serverDay.clocksOf(headers),
    }),
    ...checkHeaders(operation, status, headers),
    ...checkEveryHeader(operation, status, headers),
    ...checkStatusMember(operation.id, status, json),
    ...checkKind(operation.id, status, contentType, body),
    ...checkTexts(operation.id, status, json),
  ].map((breach) => ({ ...breach, ...judged(breach, json) }));
  // The lines of an HTML page, such as a server's own error page, say nothing.
  const shown = contentType?.startsWith('text/html') ? text.replaceAll(/\s+/g, ' ') : text;
  const excerpt = `${shown.slice(0, EXCERPT_CHARACTERS)}${shown.length > EXCERPT_CHARACTERS ? ' …' : ''}`;
  const sentBody = request.json === undefined ? request.text : JSON.stringify(masked(request.json));
  return {
    operation,
    status,
    json,
    size: body.length,
    headers,
    breaches: found.filter(({ isNote }) => !isNote).map(breachText),
    notes: [
      ...found.filter(({ isNote }) => isNote).map(breachText),
      ...deprecationNotes(operation, status, headers),
    ],
    sent: [
      `${request.method} ${request.path}`,
      `Authorization: ${request.token === undefined ? 'none' : 'Bearer …'}`,
      ...(sentBody === undefined ? [] : [sentBody]),
    ].join('\n'),
    came: [`${status} ${contentType ?? 'without a content type'}`, masking(excerpt)]
      .join('\n')
      .trim(),
  };
}

/** The `status` that an error tells must be its own. */
function checkStatusMember(operation: string, status: number, json: unknown): readonly Breach[] {
  const told: unknown = Object(json).status;
  if (status < 400 || told === undefined || told === status) return [];
  return [{ operation, status, place: 'body/status', message: `must be ${status}` }];
}

/** A file must begin as files of its type do. */
function checkKind(
  operation: string,
  status: number,
  contentType: string | null,
  body: Uint8Array,
): readonly Breach[] {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  return isMislabelled(type, body)
    ? [{ operation, status, place: 'body', message: `does not begin as ${type}` }]
    : [];
}

/** Texts that were read or written in a wrong way, for example in a wrong encoding. */
function checkTexts(operation: string, status: number, json: unknown): readonly Breach[] {
  return spoiltTexts(json).map(({ place, fault }) => ({
    operation,
    status,
    place: `body${place}`,
    message: fault,
  }));
}

/** An answer may have fields that the description does not have, unless they look like personal data. */
function judged({ place, undescribed, message }: Breach, json: unknown) {
  if (!undescribed) return { isNote: false, message };
  const path = place.split('/').slice(1);
  const value = path.reduce<unknown>((parent, key) => Object(parent)[key], json);
  return looksPersonal(path.at(-1) ?? '', value)
    ? { isNote: false, message: 'is not described and looks like personal data' }
    : { isNote: true, message: 'is not described' };
}

/** Fails the test unless the answer is right and has one of the statuses; records the exchange for the report. */
export function expectStatus(answer: Exchange, ...statuses: readonly number[]): void {
  expectNoFault(answer, statuses.includes(answer.status) ? [] : [wanted(statuses)]);
}

/**
 * Fails the test unless the answer is right and a comparison has found no fault; records the exchange for the report.
 * @param faults what is wrong with the answer beside what it itself shows
 */
export function expectNoFault(answer: Exchange, faults: readonly string[]): void {
  const { operation, breaches, sent, came } = answer;
  const contract = [...breaches, ...faults];
  const finding = { operation: operation.id, sent, came, contract: contract.join('\n') };
  const test = TestRunner.getCurrentTest();
  if (test) {
    test.meta.finding = finding;
    test.meta.notes = [...(test.meta.notes ?? []), ...answer.notes];
    if (answer.status < 300 && contract.length === 0) {
      test.meta.succeeded = [...(test.meta.succeeded ?? []), operation.id];
    }
  }
  expect(contract, `${operation.id}\nsent: ${sent}\nanswer: ${came}`).toEqual([]);
}

function wanted(statuses: readonly number[]): string {
  return `the status must be ${statuses.join(' or ')} here`;
}

const secret = /password|geslo|token/;

/** The body without values that a report must not contain. */
function masked(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name, secret.test(name) ? '…' : value]),
  );
}

/** The text of an answer without its tokens. */
function masking(text: string): string {
  return text.replace(/("token_string"\s*:\s*")[^"]*/g, '$1…');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
