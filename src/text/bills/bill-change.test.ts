import { expect, test } from 'vitest';
import { changeText } from './bill-change';
import { checkText } from './cost-specification';

const october = { period: '2026-10', direction: 'higher', amount: '135.60 €' } as const;

test('a change is one sentence with its reasons', () => {
  const reasons = [
    { kind: 'Ogrevanje', difference: '+104.75 €' },
    { kind: 'Topla voda', difference: '+25.86 €' },
    { kind: 'Komunala', difference: '+5.00 €' },
  ];
  const facts = { ...october, earlier: '2026-09' };
  expect(changeText.sentence({ ...facts, reasons })).toBe(
    'Oktobra je obračun za 135.60 € višji kot septembra, največ zaradi ogrevanja (+104.75 €), tople vode (+25.86 €) in postavke »Komunala« (+5.00 €).',
  );
  expect(changeText.sentence({ ...facts, reasons: reasons.slice(0, 1) })).toBe(
    'Oktobra je obračun za 135.60 € višji kot septembra, največ zaradi ogrevanja (+104.75 €).',
  );
  expect(changeText.sentence({ ...facts, reasons: [], direction: 'lower' })).toBe(
    'Oktobra je obračun za 135.60 € nižji kot septembra.',
  );
});

test.each([
  [
    { kind: 'Ogrevanje', amount: '104.75 €', difference: '+104.75 €', isPart: true },
    '135.60 € več kot septembra, od tega ogrevanje 104.75 €.',
  ],
  [
    { kind: 'Ogrevanje', amount: '140.00 €', difference: '+140.00 €', isPart: false },
    '135.60 € več kot septembra, največ zaradi ogrevanja (+140.00 €).',
  ],
  [undefined, '135.60 € več kot septembra.'],
])('a change with the main reason %j is one short sentence', (reason, sentence) => {
  expect(changeText.brief({ ...october, earlier: '2026-09', reason })).toBe(sentence);
});

test('a fall, no change and another year have a short sentence too', () => {
  const facts = { ...october, earlier: '2026-09', reason: undefined } as const;
  expect(changeText.brief({ ...facts, direction: 'lower' })).toBe('135.60 € manj kot septembra.');
  expect(changeText.brief({ ...facts, direction: 'same' })).toBe('Enako kot septembra.');
  expect(
    changeText.brief({ ...facts, period: '2026-01', earlier: '2025-12', direction: 'same' }),
  ).toBe('Enako kot decembra 2025.');
});

test('years are named when they differ', () => {
  const facts = { ...october, reasons: [], direction: 'same' } as const;
  expect(changeText.sentence({ ...facts, earlier: '2025-10' })).toBe(
    'Oktobra 2026 je obračun enak kot oktobra 2025.',
  );
  expect(changeText.sentence({ ...facts, period: '2026-01', earlier: '2025-12' })).toBe(
    'Januarja 2026 je obračun enak kot decembra 2025.',
  );
});

test.each([
  [1, '1 postavka se ne ujema z našim preračunom.', '1 postavke ni mogoče preračunati.'],
  [2, '2 postavki se ne ujemata z našim preračunom.', '2 postavk ni mogoče preračunati.'],
  [3, '3 postavke se ne ujemajo z našim preračunom.', '3 postavk ni mogoče preračunati.'],
  [5, '5 postavk se ne ujema z našim preračunom.', '5 postavk ni mogoče preračunati.'],
])('%i lines have the right grammatical number', (count, differ, not) => {
  expect(checkText.differ(count)).toBe(differ);
  expect(checkText.notComputable(count)).toBe(not);
});
