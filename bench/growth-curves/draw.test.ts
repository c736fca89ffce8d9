import { expect, it } from 'vitest';
import { drawCurve } from './draw';

it('draws a table and a chart', () => {
  const drawn = drawCurve({
    title: 'Open items',
    measures: [{ name: 'first row', unit: 'ms', growth: 'flat', noise: 50 }],
    points: [
      { at: 100, values: { 'first row': 640.4 } },
      { at: 100_000, values: { 'first row': 71.25 } },
    ],
  });
  expect(drawn.split('\n')).toEqual([
    '## Open items',
    '',
    '|  | first row, ms |',
    '| --: | --: |',
    '| 100 | 640 |',
    '| 100,000 | 71.3 |',
    '',
    '```mermaid',
    'xychart-beta',
    '  title "Open items: first row"',
    '  x-axis ["100", "100,000"]',
    '  y-axis "ms" 0 --> 704',
    '  line [640, 71.3]',
    '```',
    '',
  ]);
});
