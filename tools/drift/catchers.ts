import type { ProjectCopy } from './project-copy';

/** A check that can notice a difference between the description and what server and portal do. */
interface Catcher {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

const quick = [
  'contract-tests/protocol/conventions.test.ts',
  'contract-tests/protocol/examples.test.ts',
  'contract-tests/refused/refused-values.test.ts',
];
/** On a machine under load a test that takes too long has caught nothing. */
const ofProject = (name: string) => ['run', '--project', name, '--bail=1', '--testTimeout=120000'];
const contract = ofProject('contract');

/** From `node_modules/.bin`, where both compilers have the name `tsc`. */
const TSC = '../typescript-7/bin/tsc';

/** From cheap to expensive. Lint is last: it finds contradictions in the description, not deviations from it. */
export const catchers: readonly Catcher[] = [
  { name: 'generate', command: 'tsx', args: ['scripts/generate.ts'] },
  { name: 'quick contract tests', command: 'vitest', args: [...contract, ...quick] },
  { name: 'compatibility gate', command: 'tsx', args: ['scripts/check-compatibility.ts'] },
  { name: 'types', command: TSC, args: typesOf('tsconfig.json') },
  { name: 'types', command: TSC, args: typesOf('tsconfig.tools.json') },
  { name: 'contract tests', command: 'vitest', args: contract },
  { name: 'unit tests', command: 'vitest', args: ofProject('unit') },
  { name: 'lint', command: 'tsx', args: ['scripts/lint-contract.mjs'] },
];

/** The first check that fails on the description in the copy, with the end of its output; `undefined` when all pass. */
export async function caughtBy(
  copy: ProjectCopy,
): Promise<{ readonly name: string; readonly output: string } | undefined> {
  for (const { name, command, args } of catchers) {
    const output = await copy.faultOf(command, args);
    if (output !== undefined) return { name, output };
  }
  return undefined;
}

function typesOf(project: string): string[] {
  const info = `.cache/${project}.buildinfo`;
  return ['--project', project, '--incremental', '--tsBuildInfoFile', info];
}
