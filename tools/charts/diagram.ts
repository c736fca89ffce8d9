import type { AnyStateNode } from 'xstate';
import { type Arrow, arrowsOf, frameOf, isInside } from './arrows';
import { actorName, withDescendants } from './reactions';

/** Words of Mermaid's own, large or small, that no state can be called by; found by trying them on Mermaid 11. */
const reserved =
  /^(accDescr|accTitle|class|classDef|click|default|end|href|note|root|scale|state|stateDiagram|style)$/i;

const safeId = (text: string) => text.replaceAll(/[^A-Za-z0-9]/g, '_');

function idOf(node: AnyStateNode): string {
  const id = safeId(node.parent ? node.path.join('_') : node.machine.id);
  return reserved.test(id) ? `${id}_` : id;
}

/** Stands for every state of a node, so that what is true in all of them can be drawn as one arrow. */
const anyIdOf = (node: AnyStateNode) => `${idOf(node)}_any`;

function labelOf(node: AnyStateNode): string {
  const actors = node.invoke.map(({ src }) => actorName(src));
  const name = node.type === 'history' ? 'where it was' : node.key;
  return actors.length > 0 ? `${name} (runs ${actors.join(', ')})` : name;
}

/** Arrows between the same two states are one arrow with a line of text for each. */
function drawn(arrows: readonly Arrow[]): string[] {
  const labels = new Map<string, string[]>();
  for (const { source, target, fromAny, label } of arrows) {
    const from = fromAny ? anyIdOf(source) : idOf(source);
    const to = fromAny && target === source ? from : idOf(target);
    const line = `${from} --> ${to}`;
    labels.set(line, [...(labels.get(line) ?? []), label]);
  }
  return [...labels].map(([line, texts]) => `${line} : ${[...new Set(texts)].join('<br/>')}`);
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

const framed = (node: AnyStateNode, inside: readonly string[]) => [
  `state "${labelOf(node)}" as ${idOf(node)} {`,
  ...indented(inside),
  '}',
];

/** What stands inside of a state's frame. */
function insideOf(node: AnyStateNode, arrows: readonly Arrow[]): string[] {
  const children = Object.values(node.states);
  const anyState = arrows.some(({ source, fromAny }) => fromAny && source === node)
    ? [`state "in every state" as ${anyIdOf(node)}`]
    : [];
  const parts = children.map((child) =>
    Object.keys(child.states).length > 0
      ? framed(child, insideOf(child, arrows))
      : [`state "${labelOf(child)}" as ${idOf(child)}`],
  );
  if (node.type === 'parallel') {
    const sections = anyState.length > 0 ? [...parts, anyState] : parts;
    return sections.flatMap((part, index) => (index > 0 ? ['--', ...part] : part));
  }
  const entered = node.initial?.target ?? [];
  const first = children.filter((child) => entered.some((target) => isInside(target, child)));
  const last = children.filter(({ type }) => type === 'final');
  return [
    ...parts.flat(),
    ...anyState,
    ...first.map((child) => `[*] --> ${idOf(child)}`),
    ...drawn(arrows.filter((arrow) => frameOf(arrow) === node)),
    ...last.map((child) => `${idOf(child)} --> [*]`),
  ];
}

/**
 * A machine as a Mermaid `stateDiagram-v2`: states within states, parts side by side, events, guards, delays and the
 * actors that a state runs. Its actions are left to the prose.
 */
export function diagramOf(root: AnyStateNode): string {
  const arrows = withDescendants(root).flatMap(arrowsOf);
  const inside = insideOf(root, arrows);
  const needsFrame = root.type === 'parallel' || root.invoke.length > 0;
  const lines = [
    ...(needsFrame ? framed(root, inside) : inside),
    ...drawn(arrows.filter((arrow) => frameOf(arrow) === undefined)),
  ];
  return ['stateDiagram-v2', ...indented(lines)].join('\n');
}
