import { diagramOf } from './diagram';
import { emittedTypes, functionText } from './effects';
import type { FoundMachine } from './find-machines';
import { proseOf } from './prose';
import { withDescendants } from './reactions';
import { returnedCode } from './source-text';
import { capital, code, list } from './words';

const head = `<!-- Generated from src/machines/ by \`npm run charts\`. Do not edit. -->

# State charts

What the machines of \`src/machines/\` do, drawn and told from their own definitions. An arrow says what makes the
machine go on, a condition in square brackets; a black dot is the beginning, a ringed one an end. What a machine does
on its way stands in the text: it *sets*, *clears* or *takes over* what it remembers, and *emits* what others wait for.`;

function interfaceOf({ machine }: FoundMachine): string {
  const nodes = withDescendants(machine.root);
  const hears = nodes.flatMap((node) =>
    [...node.transitions.keys()].filter((name) => name !== '*' && !name.startsWith('xstate.')),
  );
  const actions = nodes.flatMap(({ entry, exit, transitions, always, initial }) => [
    ...entry,
    ...exit,
    ...[...transitions.values(), always ?? []].flat().flatMap((transition) => transition.actions),
    ...(initial?.actions ?? []),
  ]);
  const emits = actions.flatMap((action) => emittedTypes(machine, action));
  const names = (types: readonly string[]) => list([...new Set(types)].sort().map(code), 'and');
  return [
    hears.length > 0 ? `It listens to ${names(hears)}.` : 'It listens to nothing.',
    emits.length > 0 ? `It emits ${names(emits)}.` : 'It emits nothing.',
  ].join(' ');
}

const isTold = (value: unknown) =>
  typeof value === 'number' || Object(value).type === 'xstate.emit';

const within = (words: string, rule: string | undefined) => rule && `${words} ${code(rule)}.`;

/** What the names stand for whose meaning the text has not told: one line each, docstring first. */
function namesOf({ machine, docs }: FoundMachine): string[] {
  const { actions, guards, delays } = machine.implementations;
  const line = (key: string, name: string, meaning: string | undefined) => {
    const told = [docs.get(`${key}.${name}`), meaning].filter(Boolean);
    return told.length > 0 ? [`- ${code(name)}: ${told.join(' ')}`] : [];
  };
  const entries = (named: object | undefined) =>
    Object.entries(named ?? {}).filter(([, value]) => !isTold(value));
  return [
    ...entries(guards).flatMap(([name, guard]) =>
      line('guards', name, within('Holds if', returnedCode(guard))),
    ),
    ...entries(actions).flatMap(([name, action]) => {
      const effect = functionText(action);
      return line('actions', name, effect && `${capital(effect)}.`);
    }),
    ...entries(delays).flatMap(([name, delay]) =>
      line('delays', name, within('Milliseconds computed by', returnedCode(delay))),
    ),
  ];
}

function sectionOf(found: FoundMachine): string {
  const { machine, exportName, file, docs } = found;
  const title = capital(
    machine.id.replaceAll(/(?<=[a-z])[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`),
  );
  const names = namesOf(found);
  return [
    `## ${title}`,
    `\`${exportName}\` in [\`src/machines/${file}\`](../src/machines/${file}).`,
    machine.root.description ?? docs.get(exportName) ?? '',
    interfaceOf(found),
    `\`\`\`mermaid\n${diagramOf(machine.root)}\n\`\`\``,
    proseOf(machine.root, docs),
    names.length > 0 ? `What the names stand for:\n\n${names.join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** All machines as one Markdown document. */
export function documentOf(machines: readonly FoundMachine[]): string {
  return `${[head, ...machines.map(sectionOf)].join('\n\n')}\n`;
}
