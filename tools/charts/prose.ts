import type { AnyStateNode } from 'xstate';
import { actorName, withDescendants } from './reactions';
import { effectsText, sentencesOf, stateName } from './sentences';
import { aside, code, list } from './words';

const actionsOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

function actorText(node: AnyStateNode, docs: ReadonlyMap<string, string>): string[] {
  return node.invoke.map(({ src }) => {
    const name = actorName(src);
    const about = docs.get(`actors.${src}`);
    return (name === src ? code(name) : name) + (about ? ` (${aside(about)})` : '');
  });
}

/** Where a state stands in its machine: first, last, one of several that run side by side. */
function place(node: AnyStateNode): string {
  if (node.type === 'final') return ', where it ends';
  if (node.parent?.type === 'parallel') return ', one of the parts that run side by side';
  const first = node.parent?.initial?.target ?? [];
  return first.some((target) => withDescendants(node).includes(target)) ? ', where it begins' : '';
}

/** What goes on in a state by itself. */
function facts(node: AnyStateNode, docs: ReadonlyMap<string, string>): string[] {
  const actors = list(actorText(node, docs), 'and');
  // `node.entry` and `node.exit` also hold XState's own timers.
  const entry = effectsText(node, actionsOf(node.config.entry));
  const exit = effectsText(node, actionsOf(node.config.exit));
  return [
    actors && `It runs ${actors} as long as it lasts.`,
    entry && `On entering it ${entry}.`,
    exit && `On leaving it ${exit}.`,
  ].filter(Boolean);
}

/**
 * A machine's states as a nested Markdown list, one sentence for each thing that a state does.
 * @param docs the docstrings of the machine's file, see `readDocstrings`
 */
export function proseOf(root: AnyStateNode, docs: ReadonlyMap<string, string>): string {
  const lines: string[] = [];
  const say = (depth: number, text: string) => lines.push(`${'  '.repeat(depth)}- ${text}`);
  const visit = (node: AnyStateNode, depth: number) => {
    if (node.type === 'history') return;
    const about = [node.description ?? '', ...facts(node, docs)].filter(Boolean).join(' ');
    say(depth, stateName(node) + place(node) + (about ? `. ${about}` : ''));
    for (const sentence of sentencesOf(node)) say(depth + 1, sentence);
    for (const child of Object.values(node.states)) visit(child, depth + 1);
  };
  const overall = [...facts(root, docs), ...sentencesOf(root)];
  if (overall.length > 0) say(0, '**In every state**');
  for (const sentence of overall) say(1, sentence);
  for (const child of Object.values(root.states)) visit(child, 0);
  return lines.join('\n');
}
