import { fieldsOf } from '../../contract/checker/fields-of-rule';
import { parseRule } from '../../contract/checker/parse-rule';
import type { Row } from '../../contract/checker/rule-values';
import { obeys } from '../../contract/checker/rules';
import type { KeptValue } from './kept-values';
import { type Limit, REQUIRED } from './limits';
import { sampleOf } from './sample-of';

/** The time by which kept values are checked. */
export const CLOCK = { today: '2026-11-21', now: Date.parse('2026-11-21T12:00:00+01:00') };

const texts = ['!', '', '-', 'x', '0', ' '];

/** Values that the format takes, so that the pattern alone refuses them. */
const placeholders: Readonly<Record<string, readonly string[]>> = {
  date: ['1899-12-30'],
  'date-time': ['1899-12-30T00:00:00Z'],
};

/**
 * A value that a limit refuses.
 * @param samples objects of examples that have the schema
 * @throws when none is found
 */
export function refusedValue(limit: Limit, samples: readonly Row[]): KeptValue {
  const { place, limit: name, schema } = limit;
  const kept = { place, limit: name };
  if (name.startsWith(REQUIRED)) return { ...kept, value: {} };
  const bound = Number(schema[name]);
  switch (name) {
    case 'minItems':
      return { ...kept, items: bound - 1 };
    case 'maxItems':
      return { ...kept, items: bound + 1 };
    case 'uniqueItems':
      return { ...kept, value: ['x', 'x'] };
    case 'minLength':
      return { ...kept, characters: bound - 1 };
    case 'maxLength':
      return { ...kept, characters: bound + 1 };
    case 'format':
      return { ...kept, value: '-' };
    case 'minimum':
      return { ...kept, value: bound - 1 };
    case 'maximum':
      return { ...kept, value: bound + 1 };
    case 'multipleOf':
      return { ...kept, value: Number((bound / 10).toPrecision(1)) };
    case 'pattern': {
      const pattern = new RegExp(schema.pattern ?? '', 'u');
      const value = [...(placeholders[schema.format ?? ''] ?? []), ...texts].find(
        (text) => !pattern.test(text),
      );
      if (value === undefined) throw new Error(`${place}: its pattern takes everything`);
      return { ...kept, value };
    }
    default:
      return { ...kept, value: brokenObject(name, [...samples, Object(sampleOf(schema))]) };
  }
}

/** An object with only the fields of a rule, which breaks it. @throws when no sample can be broken */
function brokenObject(rule: string, samples: readonly Row[]): Row {
  const paths = fieldsOf(parseRule(rule)).map(({ path }) => path);
  const names = [...new Set(paths.map(([name]) => name ?? ''))];
  const literals = fieldsOf(parseRule(rule)).flatMap(({ values }) => values);
  for (const sample of [...samples, ...samples.map(turned), ...samples.map(doubled)]) {
    const small = Object.fromEntries(
      names
        .filter((name) => name in sample)
        .map((name) => [name, narrowed(shortened(sample[name]), insideOf(paths, name))]),
    );
    const found = changesOf(small, literals, 2).find((each) => !obeys(rule, each, CLOCK));
    if (found) return found;
  }
  throw new Error(`No example breaks the rule ${rule}.`);
}

/** The fields of an object or of a list's rows that a rule names; empty when it names the whole. */
function insideOf(paths: readonly (readonly string[])[], name: string): readonly string[] {
  const fields = paths.filter(([first]) => first === name).map(([, field]) => field);
  return fields.flatMap((field) => (field === undefined ? [] : [field]));
}

/** An object, or the rows of a list, with only some fields. */
function narrowed(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((row) => narrowed(row, fields));
  if (typeof value !== 'object' || value === null || fields.length === 0) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => fields.includes(name)));
}

/** Two rows of a list: one alone is in every order. */
const shortened = (value: unknown) =>
  Array.isArray(value) ? [...value, ...value].slice(0, 2) : value;
/** Lists in the other order, so that two rows of one group may stand first. */
const turned = (sample: Row): Row =>
  Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.toReversed() : value,
    ]),
  );

/** Lists of the first row, twice: it may be linked to itself at another time. */
const doubled = (sample: Row): Row =>
  Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.slice(0, 1) : value,
    ]),
  );

/** The object, and with one or two of its values changed. */
function changesOf(object: Row, literals: readonly string[], depth: number): readonly Row[] {
  if (depth === 0) return [object];
  const more = Object.entries(object).flatMap(([name, value]) =>
    changedValues(value, literals).map((changed) => ({ ...object, [name]: changed })),
  );
  return [object, ...more, ...more.flatMap((each) => changesOf(each, literals, depth - 1))];
}

const yearBefore = (date: string) => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;

function changedValues(value: unknown, literals: readonly string[]): readonly unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, -value - 1, 0, null];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string') {
    const date = /^\d{4}-\d\d/.test(value)
      ? [`2001${value.slice(4)}`, `2031${value.slice(4)}`, yearBefore(value)]
      : ['x'];
    return [...literals, ...date, null];
  }
  if (value === null)
    return [...literals, 1, -1, '2031-01-01', '2001-01-01', '2031-01-01T00:00:00Z', {}, 'x'];
  if (Array.isArray(value)) {
    return [
      value.toReversed(),
      value.slice(1),
      ...value.flatMap((row, index) =>
        typeof row === 'object' && row !== null
          ? changesOf(row, literals, 1)
              .slice(1)
              .map((changed) => value.with(index, changed))
          : changedValues(row, literals).map((changed) => value.with(index, changed)),
      ),
    ];
  }
  return typeof value === 'object' ? [null, ...changesOf(value as Row, literals, 1).slice(1)] : [];
}
