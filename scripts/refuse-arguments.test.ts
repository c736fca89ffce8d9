import { expect, it } from 'vitest';
import { Problem } from './problem';
import { refuseArguments } from './refuse-arguments';

it('names the arguments of a command that takes none', () => {
  expect(() => refuseArguments('icons', ['--dark', '7'])).toThrow(
    new Problem('npm run icons takes no arguments: --dark 7'),
  );
});

it('lets a command without arguments run', () => {
  expect(() => refuseArguments('icons', [])).not.toThrow();
});
