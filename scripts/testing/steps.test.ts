import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chooseSteps, steps } from './steps';

const scriptsOf = (names: readonly string[]) =>
  chooseSteps(names).chosen.map(({ script }) => script);

it('chooses all steps, a group, or one step', () => {
  expect(scriptsOf([])).toEqual(steps.map(({ script }) => script));
  expect(scriptsOf(['types'])).toEqual(['types:portal', 'types:tools']);
  expect(scriptsOf(['unit', 'lint:code'])).toEqual(['lint:code', 'unit']);
});

it('says which names match no step', () => {
  expect(chooseSteps(['unit', 'units']).unknown).toEqual(['units']);
});

it('names only scripts of package.json', () => {
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(file);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(steps.map(({ script }) => script)));
});

it('waits only for steps that exist and come before', () => {
  for (const [place, { script, after }] of steps.entries()) {
    if (after === undefined) continue;
    const before = steps.slice(0, place).map((step) => step.script);
    expect(before, `what ${script} waits for`).toContain(after);
  }
});
