/**
 * `npm run lint:phrases`: fails on phrases that readers of this repository had to read twice, in comments, titles, messages
 * and pages. Each line of the report says what to write instead.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { phrases } from './phrases.ts';

const TEXT = /\.(ts|tsx|mjs|js|css|md|ya?ml|html|sh|conf|template)$/;
/** Generated, foreign, or the list itself. */
const LEFT_OUT = /^(scripts\/phrases(\.test)?\.ts|src\/api\/schema\.d\.ts|package-lock\.json)$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => TEXT.test(file) && !LEFT_OUT.test(file) && existsSync(file));

const findings = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      phrases
        .filter(({ found }) => found.test(line))
        .map(({ instead }) => `${file}:${index + 1}: ${line.trim()}\n  write: ${instead}`),
    ),
);

if (findings.length > 0) {
  console.error(findings.join('\n'));
  console.error(`${findings.length} phrases to reword (scripts/phrases.ts).`);
  process.exitCode = 1;
}
