import { expect, test } from 'vitest';
import { namedTypes, returnedCode, returnedKeys, typesOfEmitCalls } from './source-text';

test.each([
  [(x: number) => x > 1000, 'x > 1000'],
  [{ guard: (x: string) => x === 'a' }.guard, "x === 'a'"],
  [
    {
      guard(x: string) {
        return x === 'a';
      },
    }.guard,
    "x === 'a'",
  ],
  [
    (x: string[]) => {
      x.push('a');
      return x;
    },
    undefined,
  ],
  ['no function', undefined],
])('reads what %s returns', (value, code) => expect(returnedCode(value)).toBe(code));

test('reads which names a function sets, and to what', () => {
  const assign = (x: number) => ({ a: x, b: 'c', d: undefined, x });
  expect([...(returnedKeys(assign) ?? [])]).toEqual([
    ['a', undefined],
    ['b', "'c'"],
    ['d', 'undefined'],
    ['x', undefined],
  ]);
  expect(returnedKeys((x: object) => ({ ...x, a: 1 }))).toBeUndefined();
});

test('reads the types of events, each once', () => {
  const either = (x: boolean) => (x ? { type: 'a', x } : { type: 'b', x: [{ type: 'a' }] });
  expect(namedTypes(either)).toEqual(['a', 'b']);
  const enqueue = { emit: (_: object) => {}, raise: (_: object) => {} };
  const both = () => {
    enqueue.raise({ type: 'raised' });
    enqueue.emit({ type: 'emitted' });
  };
  expect(typesOfEmitCalls(both)).toEqual(['emitted']);
});
