import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { grounds, readAccent } from './accent';

const tokens = readFileSync(join(import.meta.dirname, '../../ui/theme/tokens.css'), 'utf8');

function problemsWith(attributes: DOMStringMap): string[] {
  const problems: string[] = [];
  const accent = readAccent(attributes, problems);
  expect(accent === undefined).toBe(problems.length > 0);
  return problems;
}

test('the background colours are those of the style sheet', () => {
  const pairOf = (token: string) =>
    tokens
      .match(new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`))
      ?.slice(1)
      .join(' ');
  for (const token of ['bg', 'surface', 'on-accent'] as const) {
    expect(`${grounds.light[token]} ${grounds.dark[token]}`).toBe(pairOf(token));
  }
  expect(tokens).toContain('--accent-soft: color-mix(in srgb, var(--accent) 10%, var(--surface))');
});

test('the portal’s accent and a manager’s accent have enough contrast', () => {
  const own = (theme: string) => tokens.match(new RegExp(`--accent-${theme}: (#\\w{6})`))?.[1];
  expect(problemsWith({ accentLight: own('light'), accentDark: own('dark') })).toEqual([]);
  expect(problemsWith({ accentLight: '#7A1F5C', accentDark: '#f0a6d2' })).toEqual([]);
});

test('too little contrast is refused, with the colour it was measured against', () => {
  expect(problemsWith({ accentLight: '#e07b00', accentDark: '#0b5d57' })).toEqual([
    'data-accent-light "#e07b00" has a contrast of 2.71 with accent-soft (#fcf2e6); it must have at least 4.5.',
    'data-accent-dark "#0b5d57" has a contrast of 2.00 with accent-soft (#172726); it must have at least 4.5.',
  ]);
});

test.each([
  ['only one of the pair', { accentLight: '#0b5d57' }, ['data-accent-dark is missing']],
  [
    'a word',
    { accentLight: 'teal', accentDark: '#6ccfc4' },
    ['data-accent-light must be a colour'],
  ],
  ['nothing', { accentLight: '', accentDark: '#6ccfc4' }, ['data-accent-light must be a colour']],
  ['two wrong ones', { accentLight: '#fff', accentDark: 'x' }, ['light must be', 'dark must be']],
  [
    'one with too little contrast only to its own tint',
    { accentLight: '#0b5d57', accentDark: '#83938f' },
    ['of 4.45 with accent-soft'],
  ],
])('%s is refused', (_what, attributes, said) => {
  const problems = problemsWith(attributes);
  expect(problems.map((problem, at) => problem.includes(said[at] ?? '?'))).toEqual(
    said.map(() => true),
  );
});
