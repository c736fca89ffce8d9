/**
 * `npm run charts`: writes docs/state-charts.md from the machines that src/machines/ exports. With --check it writes
 * nothing and fails when the file differs from what it would write.
 *
 * Written by hand: `toDirectedGraph` of `xstate/graph` leaves out transitions without an event, and no package turns a
 * machine into Mermaid.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { StateMachine } from 'xstate';
import { Problem, stopWith } from '../../scripts/problem';
import { diagramOf } from './diagram';
import { docstringOf } from './docstring';

const folder = new URL('../../src/machines/', import.meta.url);
const target = new URL('../../docs/state-charts.md', import.meta.url);

const head = `<!-- Generated from src/machines/ by \`npm run charts\`. Do not edit. -->

# State charts

The machines of \`src/machines/\`, drawn from their definitions. The label of an arrow is \`event [guard] / actions\`;
\`done\` and \`error\` are the results of the actor that the state runs. A guard or action written inline has no name here.`;

async function sectionsOf(file: string): Promise<string[]> {
  const url = new URL(file, folder);
  const exported: Record<string, unknown> = await import(url.href);
  const source = await readFile(url, 'utf8');
  return Object.entries(exported).flatMap(([name, machine]) =>
    machine instanceof StateMachine
      ? [
          `## ${name}`,
          `[\`src/machines/${file}\`](../src/machines/${file})`,
          docstringOf(source, name),
          `\`\`\`mermaid\n${diagramOf(machine)}\n\`\`\``,
        ]
      : [],
  );
}

try {
  const files = (await readdir(folder)).filter((name) => /(?<!\.test|\.d)\.ts$/.test(name)).sort();
  const sections = (await Promise.all(files.map(sectionsOf))).flat();
  if (sections.length === 0) throw new Problem('src/machines/ exports no state machine.');
  const fresh = `${[head, ...sections.filter(Boolean)].join('\n\n')}\n`;
  if (!process.argv.includes('--check')) await writeFile(target, fresh);
  else if ((await readFile(target, 'utf8').catch(() => '')) !== fresh) {
    throw new Problem('docs/state-charts.md is stale: run `npm run charts` and commit the file.');
  }
} catch (error) {
  stopWith(error);
}
