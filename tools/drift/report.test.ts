import { expect, it } from 'vitest';
import { report } from './report';

const caught = Array.from({ length: 9 }, (_, index) => ({
  name: `drift ${index}`,
  by: index < 2 ? 'types' : 'contract tests',
}));

it('counts what each catcher caught and names survivors at the end', () => {
  const { lines, good } = report([...caught, { name: 'note renamed', by: undefined }], 7);
  expect(lines).toEqual([
    '9 of 10 drifts caught (seed 7): 90.0 %, at least 90 %',
    '    2 by types',
    '    7 by contract tests',
    '    survived: note renamed',
  ]);
  expect(good).toBe(true);
});

it('fails below the limit', () => {
  const two = ['a', 'b'].map((name) => ({ name, by: undefined }));
  expect(report([...caught, ...two], 1).good).toBe(false);
});
