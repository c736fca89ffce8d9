/**
 * `npm run bench [-- NAME…] [--seconds 60 | --minutes 30] [--rate 50] [--hours 24] [--cycles 50] [--runs 7] [--draw] [--units N …]`: the benches
 * of this folder, all or the named ones. The flags of a generated world change the large one, which is the data set L
 * of threats.md. The exit code is 1 only on errors, not for slow figures. The figures go to
 * `.cache/bench.json` too, where `npm run reliability` reads them.
 */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { completeSize, LARGE_WORLD } from '../mocks/generated/size';
import { Problem, stopWith } from '../scripts/problem';
import { numbersOf, worldOptions } from '../scripts/world-flags';
import type { RunBench } from './support/bench';
import { takeReported } from './support/figure';
import { forgetFigures, keepFigures } from './support/kept-figures';

const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
  .map((file) => file.replace(/\.ts$/, ''));

const usage = `npm run bench [-- NAME…] [--seconds N | --minutes N] [--rate N] [--hours N] [--cycles N] [--runs N] [--draw] [--units N …]; benches: ${names.join(' ')}`;

function read() {
  const options = {
    seconds: { type: 'string' },
    minutes: { type: 'string' },
    rate: { type: 'string' },
    hours: { type: 'string', default: '24' },
    cycles: { type: 'string', default: '50' },
    runs: { type: 'string', default: '7' },
    draw: { type: 'boolean', default: false },
    ...worldOptions,
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

try {
  const { values, positionals } = read();
  const asked = values.minutes === undefined ? values.seconds : Number(values.minutes) * 60;
  const [seconds, rate] = [Number(asked ?? 60), Number(values.rate ?? 50)];
  if (!(seconds > 0 && seconds <= 3600 && rate > 0 && rate <= 1000)) {
    throw new Problem('--seconds must be 1 to 3600, --rate 1 to 1000 requests a second.');
  }
  const [hours, cycles, runs] = [Number(values.hours), Number(values.cycles), Number(values.runs)];
  if (!(hours >= 1 && cycles >= 1 && runs >= 1)) {
    throw new Problem('--hours, --cycles and --runs must be 1 or more.');
  }
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Problem(`There is no bench ${unknown.join(', ')}.\n${usage}`);
  const world = completeSize({ ...LARGE_WORLD, ...numbersOf(values) });
  let errors = 0;
  const chosen = positionals.length > 0 ? positionals : names;
  // A bench that crashes must not be judged by the figures of an earlier run.
  await forgetFigures(chosen);
  for (const name of chosen) {
    console.log(`\n== ${name}`);
    const { run }: { run: RunBench } = await import(`./${name}.ts`);
    errors += await run({ seconds, rate, hours, cycles, runs, draw: values.draw, world });
    await keepFigures(name, takeReported());
  }
  if (errors > 0) throw new Problem(`${errors} errors`);
} catch (error) {
  stopWith(error instanceof RangeError ? new Problem(error.message) : error);
}
