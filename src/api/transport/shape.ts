import { isRecord } from '../../domain/values/is-record';

/**
 * The kind of a value in an answer. `amount` is any number in the safe range, `count` a whole number from 0, `month` a billing
 * period, `scalar` a text, a number or a flag. A text has no further check: enumerations may grow, and an invalid date is
 * shown as `/`.
 */
type Kind = 'text' | 'amount' | 'whole' | 'count' | 'flag' | 'month' | 'scalar' | 'any';

/**
 * The shape of a part of an answer: a value of a kind, perhaps `null`; a list of rows with one shape; an object; or, as a
 * pair, `null` or the second shape.
 */
export type Shape =
  | Kind
  | `${Kind}|null`
  | readonly [Shape]
  | readonly [null, Shape]
  | { readonly [field: string]: Shape };

/** The good answer of an operation; `npm run generate` writes it to `api/shapes/`. */
export interface Expected<Body> {
  readonly status: number;
  readonly shape: Shape;
  /** Never set: it ties the shape to the type that it checks. */
  readonly body?: Body;
}

/** For an answer that the caller checks itself. */
export const anything = { status: 200, shape: 'any' } as const;

/** The place of a wrong value, such as `.postavke[3].znesek`; `undefined` without a fault. */
type Check = (value: unknown) => string | undefined;

/** The limit of amounts: above it sums are not exact to the cent, and far above it `toFixed` writes an exponent. */
const AMOUNT_LIMIT = 1e13;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

const kinds = new Map<string | undefined, (value: unknown) => boolean>([
  ['text', (value) => typeof value === 'string'],
  ['amount', (value) => typeof value === 'number' && Math.abs(value) < AMOUNT_LIMIT],
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
    // An indexed loop for speed: a list of 50,000 rows has two million fields.
    for (let at = 0; at < fields.length; at += 1) {
      const [field, check] = fields[at] ?? NO_FIELD;
      const fault = check(value[field]);
      if (fault !== undefined) return `.${field}${fault}`;
    }
    return undefined;
  };
}

/**
 * Makes the check of a shape. It is tolerant: unknown fields and unknown values of an enumeration pass.
 *
 * @returns a function that gives the place of a wrong value, never the value itself
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
