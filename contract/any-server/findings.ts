import type { Operation } from '../checker/description';
import { exampleRequest } from '../requests/example-request';
import type { Call } from '../requests/send-request';
import { productOf } from './broken-requests';

/** Values in the answers for one user, by the name of the field. */
export type Findings = Map<string, Set<string>>;

/** Records every text and number of an answer under its field's name; the ids for later requests are among them. */
export function note(findings: Findings, json: unknown): void {
  if (Array.isArray(json)) {
    for (const item of json) note(findings, item);
  } else if (typeof json === 'object' && json !== null) {
    const nested: unknown[] = [];
    for (const [name, value] of Object.entries(json)) {
      if (typeof value === 'string' || typeof value === 'number') {
        const values = findings.get(name) ?? new Set();
        findings.set(name, values.add(String(value)));
      } else nested.push(value);
    }
    // Fields have no order: an object's own values come first on every server, those of its lists after them.
    for (const value of nested) note(findings, value);
  }
}

/**
 * A request with recorded values.
 *
 * @param more - further parameters by name
 * @returns `undefined` when a required parameter has no recorded value
 */
export function requestFor(
  operation: Operation,
  product: string,
  findings: Findings,
  more: Readonly<Record<string, string>> = {},
): Call | undefined {
  const parameters = { ...productOf(operation, product), ...more };
  for (const { name, required } of operation.parameters) {
    if (name === 'product' || !required) continue;
    const [value] = findings.get(name) ?? [];
    if (value === undefined) return undefined;
    parameters[name] = value;
  }
  return exampleRequest(operation, { parameters, onlyRequired: true });
}
