import { isRecord } from '../../domain/values/is-record';

/**
 * What a value of an answer is. `amount` is any number that can be reckoned with, `count` a whole number from 0, `month` a
 * billing period, `scalar` a text, a number or a flag. Of a text no more is asked: an enumeration grows, and a date that is none reads `/`.
 */
type Kind = 'text' | 'amount' | 'whole' | 'count' | 'flag' | 'month' | 'scalar' | 'any';

/**
 * What a part of an answer must be: a value of a kind, perhaps `null`; a list of rows that are alike; an object; or, in a
 * pair, `null` or the second.
 */
export type Shape =
  | Kind
  | `${Kind}|null`
  | readonly [Shape]
  | readonly [null, Shape]
  | { readonly [field: string]: Shape };

/** The good answer of an operation, as `npm run generate` writes it from the description to `api/shapes/`. */
export interface Expected<Body> {
  readonly status: number;
  readonly shape: Shape;
  /** Never there: it ties the shape to the type of what it checks. */
  readonly body?: Body;
}

/** For an answer that its reader judges by itself. */
export const anything = { status: 200, shape: 'any' } as const;

/** Where a value is not as it should be, such as `.postavke[3].znesek`; `undefined` when all is well. */
type Check = (value: unknown) => string | undefined;

/** Above it a sum is no longer exact to the cent, and far above it `toFixed` writes an exponent. */
const GREATEST = 1e13;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

const kinds = new Map<string | undefined, (value: unknown) => boolean>([
  ['text', (value) => typeof value === 'string'],
  ['amount', (value) => typeof value === 'number' && Math.abs(value) < GREATEST],
  ['whole', Number.isSafeInteger],
  ['count', (value) => Number.isSafeInteger(value) && Number(value) >= 0],
  ['flag', (value) => typeof value === 'boolean'],
  ['month', (value) => typeof value === 'string' && MONTH.test(value)],
  ['scalar', (value) => ['string', 'number', 'boolean'].includes(typeof value)],
]);

const NO_FIELD: readonly [string, Check] = ['', () => undefined];

const isList = (shape: Shape): shape is Extract<Shape, readonly unknown[]> => Array.isArray(shape);

function checkOfRows(check: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return '';
    for (const [place, row] of value.entries()) {
      const fault = check(row);
      if (fault !== undefined) return `[${place}]${fault}`;
    }
    return undefined;
  };
}

function checkOfObject(fields: readonly (readonly [string, Check])[]): Check {
  return (value) => {
    if (!isRecord(value)) return '';
    // Counted, not iterated: a list of 50,000 rows has two million fields.
    for (let at = 0; at < fields.length; at += 1) {
      const [field, check] = fields[at] ?? NO_FIELD;
      const fault = check(value[field]);
      if (fault !== undefined) return `.${field}${fault}`;
    }
    return undefined;
  };
}

/**
 * Makes the check of a shape. It is as tolerant as a reader can be: what the portal does not know, more fields or other
 * values of an enumeration, is good.
 *
 * @returns a function that says where a value is not as the portal reads it; what stands there it never says
 */
export function checkOf(shape: Shape): Check {
  if (typeof shape === 'string') {
    const [kind, orNull] = shape.split('|');
    const isGood = kinds.get(kind) ?? (() => true);
    if (orNull === undefined) return (value) => (isGood(value) ? undefined : '');
    return (value) => (value === null || isGood(value) ? undefined : '');
  }
  if (!isList(shape)) {
    return checkOfObject(Object.entries(shape).map(([field, inner]) => [field, checkOf(inner)]));
  }
  if (shape.length === 1) return checkOfRows(checkOf(shape[0]));
  const check = checkOf(shape[1]);
  return (value) => (value === null ? undefined : check(value));
}
