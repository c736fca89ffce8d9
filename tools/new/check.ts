/**
 * `npm run new:check`: makes a new screen and a new call in a copy of the repository and shows that lint, types, the new
 * tests and the tests of the changed tables pass there. It takes about a minute, so `npm test` leaves it out.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from '../../scripts/problem';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'portal-new-'));

const commands = [
  'npm run new -- screen house-rules --title Hisni-red',
  'npm run new -- call house-rules',
  'npm run lint:code',
  'npm run lint:contract',
  'npm run generate:check',
  'npm run types',
  'npx vitest run --project unit src/screens/house-rules.test.ts src/navigation src/layers.test.ts',
  'npx vitest run --project contract contract-tests/building/house-rules.test.ts contract-tests/protocol/conventions.test.ts contract-tests/protocol/derived.test.ts contract-tests/protocol/examples.test.ts contract-tests/portal/shapes.test.ts contract-tests/refused',
];

try {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean)) {
    cpSync(join(root, file), join(copy, file), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // Biome reads .gitignore only inside a repository.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  for (const command of commands) {
    console.log(`\n== ${command}`);
    const { status } = spawnSync(command, { cwd: copy, stdio: 'inherit', shell: true });
    if (status !== 0)
      throw new Problem(`In a copy with a new screen and a new call, this fails: ${command}`);
  }
  console.log('\nA new screen and a new call pass their checks.');
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Problem ? error.message : error);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
