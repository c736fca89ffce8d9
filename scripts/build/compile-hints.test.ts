import { expect, test } from 'vitest';
import { compileHints } from './compile-hints.ts';

/** What the build hands to a plugin: files by name, of which a chunk has code. */
function hinted(bundle: Record<string, { type: string; name: string; code?: string }>) {
  const { generateBundle } = compileHints();
  if (typeof generateBundle !== 'object') throw new Error('The hints have no handler.');
  generateBundle.handler.call({} as never, {} as never, bundle as never, true);
  return Object.values(bundle).map(({ code }) => code);
}

test('the files of every first page have the hint in their first line, and no other file has', () => {
  const chunk = (name: string) => ({ type: 'chunk', name, code: `// ${name}\n` });
  const hint = '//# allFunctionsCalledOnLoad\n';
  const [react, portal, form, home, account] = hinted({
    'react.js': chunk('react'),
    'portal.js': chunk('portal'),
    'form.js': chunk('form'),
    'home.js': chunk('home'),
    'account-form.js': chunk('account-form'),
    'base.css': { type: 'asset', name: 'base' },
  });
  expect([react, portal, form]).toEqual([
    `${hint}// react\n`,
    `${hint}// portal\n`,
    `${hint}// form\n`,
  ]);
  expect([home, account]).toEqual(['// home\n', '// account-form\n']);
});
