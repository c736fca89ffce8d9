/** No sentence has a date directly before an amount: the two read as one number, "na dan 31.10.2026 33 494.03 €". */
import { expect, test } from 'vitest';

const AMOUNT = '33\u202F494.03\u00A0€';
/** Sample arguments of a sentence: a formatted day and month, an amount, a number, a word. */
const samples = ['31.10.2026', '10/2026', AMOUNT, 3, 'x'];
const RUN_TOGETHER = /(\d{2}\.\d{2}\.\d{4}|\d{2}\/\d{4})\s+33\u202F/;

type Sentence = (...args: readonly unknown[]) => unknown;

const modules = import.meta.glob<Record<string, unknown>>(['../**/*.ts', '!../**/*.test.ts'], {
  eager: true,
});

/** All functions of the texts by name, including those inside objects. */
function sentencesIn(value: unknown, name: string): readonly (readonly [string, Sentence])[] {
  if (typeof value === 'function') return [[name, value as Sentence]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => sentencesIn(each, `${name}.${key}`));
}

/** All combinations of this many sample arguments. */
const argumentLists = (count: number): readonly (readonly unknown[])[] =>
  count === 0
    ? [[]]
    : argumentLists(count - 1).flatMap((list) => samples.map((each) => [...list, each]));

function linesOf(sentence: Sentence): readonly string[] {
  return argumentLists(sentence.length).flatMap((args) => {
    try {
      return [String(sentence(...args))];
    } catch {
      // The sentence takes an object or a count.
      return [];
    }
  });
}

const sentences = Object.entries(modules).flatMap(([file, texts]) => sentencesIn(texts, file));

test('some sentences take a date and an amount', () => {
  const both = sentences.filter(([, sentence]) =>
    linesOf(sentence).some((line) => line.includes('31.10.2026') && line.includes(AMOUNT)),
  );
  expect(both.length).toBeGreaterThan(20);
});

test.each(sentences)('%s keeps a date and an amount apart', (_, sentence) => {
  expect(linesOf(sentence).filter((line) => RUN_TOGETHER.test(line))).toEqual([]);
});

test('the check finds the sentence with this fault', () => {
  const old = (amount: unknown, day: unknown) => `V skladu je na dan ${day} ${amount}.`;
  expect(linesOf(old).some((line) => RUN_TOGETHER.test(line))).toBe(true);
});
