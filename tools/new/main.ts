/**
 * `npm run new -- screen NAME` and `npm run new -- call NAME`: writes the files of a new page or of a new call of the
 * API into their rooms, with their tests, and prints the remaining steps.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Problem, stopWith } from '../../scripts/problem';
import { newCall } from './call';
import { spellingsOf } from './names';
import { newScreen } from './screen';

const root = fileURLToPath(new URL('../..', import.meta.url));
const usage = `npm run new -- screen NAME [--title 'Hišni red'] [--area building] [--page 7]
npm run new -- call NAME [--area building] [--page 7]
NAME is in lower case with hyphens, such as house-rules.`;

const left = {
  screen: `Next: the page itself, its rules in docs/pages.md, its title in src/text/shell/pages.ts if you gave no --title,
a menu item in src/navigation/menu.ts and its test, its states in browser-tests/helpers/axe-states/.
Check: npx vitest run --project unit src/screens src/navigation`,
  call: `Next: the fields in openapi/schemas/, then \`npm run generate\` and \`npm run refused\`; the handler in mocks/;
a row for the query in contract-tests/portal/driven/queries.ts; the query in a screen.
Until a screen uses the query, npm run lint:unused names its file.
Check: npx vitest run --project contract TEST`,
};

function read() {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ allowPositionals: true, options: { title: text, area: text, page: text } });
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function pageOf(page: string | undefined): { page?: number } {
  if (page === undefined) return {};
  if (!/^\d{1,3}$/.test(page)) throw new Problem(`--page ${page} is not a page number.\n${usage}`);
  return { page: Number(page) };
}

function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Problem(`${program} ${args[0]} failed; its output is above.`);
}

try {
  const { values, positionals } = read();
  const [kind, name, ...more] = positionals;
  if ((kind !== 'screen' && kind !== 'call') || name === undefined || more.length > 0) {
    throw new Problem(usage);
  }
  const spellings = spellingsOf(name);
  const options = { area: values.area ?? 'building', ...pageOf(values.page) };
  const { files } =
    kind === 'screen'
      ? newScreen(root, spellings, { ...options, title: values.title ?? spellings.words })
      : newCall(root, spellings, options);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`  ${path}`);
  }
  const code = [...files.keys()].filter((path) => /\.tsx?$/.test(path));
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error', ...code);
  if (kind === 'call') {
    run('node_modules/tsx/dist/cli.mjs', 'scripts/generate.ts');
    run('node_modules/tsx/dist/cli.mjs', 'scripts/refused-values.ts');
  }
  const test = code.find((path) => path.startsWith('contract-tests/'));
  console.log(left[kind].replace('TEST', test ?? ''));
} catch (error) {
  stopWith(error);
}
