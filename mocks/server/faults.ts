import type { RequestHandler } from 'express';

/** The header by which a test or a developer requests a fault. No real server knows it. */
export const FAULT_HEADER = 'x-mock-fault';

/** The fault of an answer. */
export interface Fault {
  /** Milliseconds to wait first. */
  readonly delay?: number;
  /** Whether the connection is cut instead of an answer. */
  readonly drop?: true;
  /** The status that replaces the backend's own. */
  readonly status?: number;
  /** The body of that answer; empty by default. */
  readonly body?: string;
}

/**
 * Reads a fault: parts separated by `;`, such as `delay=2000`, `drop`, or `status=503; body=<html></html>`.
 *
 * @throws Error that names the invalid part
 */
export function parseFault(text: string): Fault {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return Object.assign({}, ...parts.map(parsePart));
}

function parsePart(part: string): Fault {
  const [name, value] = part.split(/=(.*)/s);
  if (name === 'drop' && value === undefined) return { drop: true };
  if (name === 'body' && value !== undefined) return { body: value };
  if (name === 'delay' && /^\d{1,6}$/.test(value ?? '')) return { delay: Number(value) };
  if (name === 'status' && /^[2-5]\d\d$/.test(value ?? '')) return { status: Number(value) };
  throw new Error(
    `${FAULT_HEADER}: "${part}" is not one of delay=MS, drop, status=200–599, body=TEXT, separated by ";"`,
  );
}

/** Applies the fault that a request names in its header; a request without the header passes unchanged. */
export const answerWithFault: RequestHandler = (request, response, next) => {
  const text = request.get(FAULT_HEADER);
  if (text === undefined) return next();
  const { delay = 0, drop, status, body = '' } = parseFault(text);
  setTimeout(() => {
    if (drop) return void request.socket.destroy();
    if (status === undefined) return next();
    const type = /^\s*</.test(body) ? 'text/html' : 'application/json';
    response.status(status).set('Cache-Control', 'no-store');
    if (body !== '') response.type(type);
    response.end(body);
  }, delay);
};
