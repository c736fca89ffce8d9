/**
 * `npm run drift -- [--count 100] [--seed 1] [--jobs 2] [--only looser]`: changes the description in many ways, one at
 * a time, on private copies of the project, and reports which check catches each. Fails below 90 %. `--only` keeps the
 * changes whose name has this text.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleDescription } from '../../contract-tests/support/bundle-description';
import { onEnding } from '../../scripts/ending';
import { Problem, stopWith } from '../../scripts/problem';
import { wholeNumber } from '../../scripts/whole-number';
import { caughtBy } from './catchers';
import { choose, mutationsOf } from './mutations';
import { copyProject, type ProjectCopy } from './project-copy';
import { report } from './report';
import { withFiles } from './with-files';

const root = fileURLToPath(new URL('../..', import.meta.url));

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
});

const numberOf = (name: 'count' | 'seed' | 'jobs') => wholeNumber(`--${name}`, values[name]);

async function run(): Promise<void> {
  const [count, seed, jobs] = [numberOf('count'), numberOf('seed'), numberOf('jobs')];
  const document = await withFiles(bundleDescription(root), join(root, 'openapi/portal.yaml'));
  const all = mutationsOf(document).filter(({ name }) => name.includes(values.only));
  if (all.length === 0) throw new Problem(`No drift has "${values.only}" in its name (--only).`);
  const chosen = choose(all, count, seed);
  console.log(`seed ${seed}: ${chosen.length} of ${all.length} possible drifts, ${jobs} at a time`);

  const first = copyProject(root);
  first.write(document);
  const wrong = await caughtBy(first);
  if (wrong) {
    throw new Problem(
      `The unchanged description fails ${wrong.name}: run npm test first.\n${wrong.output}`,
    );
  }
  const waiting = [...chosen];
  const results: { name: string; by: string | undefined }[] = [];
  const work = async (copy: ProjectCopy) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const changed = structuredClone(document);
      next.apply(changed);
      copy.write(changed);
      const by = (await caughtBy(copy))?.name;
      results.push({ name: next.name, by });
      console.log(`${results.length}/${chosen.length}  ${by ?? 'SURVIVED'}: ${next.name}`);
    }
  };
  const others = Array.from({ length: Math.min(jobs, chosen.length) - 1 }, () => copyProject(root));
  await Promise.all([first, ...others].map(work));

  const { lines, good } = report(results, seed);
  for (const line of lines) console.log(line);
  process.exitCode = good ? 0 : 1;
}

onEnding(() => process.exit(130));
await run().catch(stopWith);
