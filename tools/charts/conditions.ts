import { returnedCode } from './source-text';
import { plainFields } from './words';

const isGroup = (guard: unknown) => Object(guard).guards?.length > 1;

/**
 * A guard in words: its name, the code of one that is written in place, `not`, `and` and `or` of others.
 * @param quote marks a name or code, such as with backticks
 * @returns `undefined` when there is no guard
 */
export function conditionText(guard: unknown, quote: (code: string) => string): string | undefined {
  if (guard === undefined) return undefined;
  if (typeof guard === 'string') return quote(guard);
  const { type, params, name, guards, stateValue } = Object(guard);
  if (typeof guard === 'object') {
    const fields = plainFields(params);
    return quote(type) + (fields ? ` with ${quote(fields)}` : '');
  }
  if (stateValue !== undefined) return `in state ${quote(JSON.stringify(stateValue))}`;
  if (!Array.isArray(guards)) return quote(returnedCode(guard) ?? 'a rule of its own');
  const parts = guards.map((part) => {
    const text = conditionText(part, quote) ?? '';
    return isGroup(part) ? `(${text})` : text;
  });
  return name === 'not' ? `not ${parts[0]}` : parts.join(` ${name} `);
}
