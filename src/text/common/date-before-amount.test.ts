/** No sentence puts a date directly before an amount, for the two read as one number: "na dan 31.10.2026 33 494.03 €". */
import { expect, test } from 'vitest';

const AMOUNT = '33\u202F494.03\u00A0€';
/** What a sentence may be told: days and months as they are shown, an amount, a number, a word. */
const samples = ['31.10.2026', '10/2026', AMOUNT, 3, 'x'];
const RUN_TOGETHER = /(\d{2}\.\d{2}\.\d{4}|\d{2}\/\d{4})\s+33\u202F/;

type Sentence = (...told: readonly unknown[]) => unknown;

const modules = import.meta.glob<Record<string, unknown>>(['../**/*.ts', '!../**/*.test.ts'], {
  eager: true,
});

/** All functions of the texts by their names, also those inside of objects. */
function sentencesIn(value: unknown, name: string): readonly (readonly [string, Sentence])[] {
  if (typeof value === 'function') return [[name, value as Sentence]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => sentencesIn(each, `${name}.${key}`));
}

/** Every way to tell so many things. */
const ways = (count: number): readonly (readonly unknown[])[] =>
  count === 0 ? [[]] : ways(count - 1).flatMap((way) => samples.map((each) => [...way, each]));

function said(sentence: Sentence): readonly string[] {
  return ways(sentence.length).flatMap((told) => {
    try {
      return [String(sentence(...told))];
    } catch {
      // It is told an object, or counts something.
      return [];
    }
  });
}

const sentences = Object.entries(modules).flatMap(([file, texts]) => sentencesIn(texts, file));

test('there are sentences that are told dates and amounts', () => {
  const both = sentences.filter(([, sentence]) =>
    said(sentence).some((line) => line.includes('31.10.2026') && line.includes(AMOUNT)),
  );
  expect(both.length).toBeGreaterThan(20);
});

test.each(sentences)('%s keeps a date and an amount apart', (_, sentence) => {
  expect(said(sentence).filter((line) => RUN_TOGETHER.test(line))).toEqual([]);
});

test('the sentence that read so is caught', () => {
  const old = (amount: unknown, day: unknown) => `V skladu je na dan ${day} ${amount}.`;
  expect(said(old).some((line) => RUN_TOGETHER.test(line))).toBe(true);
});
