import type { AnyStateMachine, AnyStateNode } from 'xstate';

type Transition = AnyStateNode['always'] extends readonly (infer One)[] | undefined ? One : never;

/** The prefix distinguishes a state's name from Mermaid's keywords, such as `end` or `note`. */
function idOf({ path }: AnyStateNode): string {
  return ['s', ...path].join('_').replaceAll(/\W/g, '_');
}

/** Stands for every state of a frame: Mermaid draws no arrow from a frame to a state inside it. */
function anyIdOf(node: AnyStateNode): string {
  return `${idOf(node)}_any`;
}

/** A guard or an action by its name; one that is written inline is named by its kind. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const { type, event } = Object(value);
  if (type === 'xstate.emit' && event?.type) return `emit ${event.type}`;
  if (typeof type === 'string') return type.replace('xstate.', '');
  return 'inline';
}

function namesOf(values: readonly unknown[], before: string): string[] {
  return values.length > 0 ? [`${before} ${values.map(nameOf).join(', ')}`] : [];
}

const asList = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

function labelOf(node: AnyStateNode): string {
  const facts = [
    ...namesOf(
      node.invoke.map(({ src }) => src),
      'runs',
    ),
    // `node.entry` and `node.exit` also contain the timers that XState adds.
    ...namesOf(asList(node.config.entry), 'on entry'),
    ...namesOf(asList(node.config.exit), 'on exit'),
  ];
  return facts.length > 0 ? `${node.key} (${facts.join(', ')})` : node.key;
}

function eventOf(node: AnyStateNode, { eventType }: Transition): string {
  const [, kind, name = ''] = /^xstate\.(after|done|error)\.(.+)$/.exec(eventType) ?? [];
  if (kind !== 'after') return kind ?? eventType;
  const delay = name.slice(0, -node.id.length - 1);
  const set = node.machine.implementations.delays[delay];
  if (Number.isFinite(Number(delay))) return `after ${delay} ms`;
  return typeof set === 'number' ? `after ${delay} (${set} ms)` : `after ${delay}`;
}

interface Arrow {
  /** The innermost frame that contains both ends; Mermaid draws the arrow there. */
  readonly frame: AnyStateNode;
  readonly ends: string;
  readonly label: string;
}

function isWithin(node: AnyStateNode | undefined, frame: AnyStateNode): boolean {
  return node !== undefined && (node === frame || isWithin(node.parent, frame));
}

function frameOf(source: AnyStateNode, target: AnyStateNode): AnyStateNode {
  const { parent } = source;
  return parent === undefined || isWithin(target, parent)
    ? (parent ?? source)
    : frameOf(parent, target);
}

function arrowsOf(source: AnyStateNode): Arrow[] {
  const isFrame = Object.keys(source.states).length > 0;
  const transitions = [...source.transitions.values(), source.always ?? []].flat();
  return transitions.flatMap((transition) => {
    const { guard, actions, target: targets = [source] } = transition;
    const label = [
      eventOf(source, transition) || 'always',
      ...(guard === undefined ? [] : [`[${nameOf(guard)}]`]),
      ...namesOf(actions, '/'),
    ].join(' ');
    return targets.map((target: AnyStateNode): Arrow => {
      const staysInside = isFrame && isWithin(target, source);
      const from = staysInside ? anyIdOf(source) : idOf(source);
      const to = staysInside && target === source ? from : idOf(target);
      const frame = staysInside ? source : frameOf(source, target);
      return { frame, ends: `${from} --> ${to}`, label };
    });
  });
}

function linesOf(node: AnyStateNode, arrows: readonly Arrow[]): string[] {
  const children = Object.values(node.states);
  const head = `state "${labelOf(node)}" as ${idOf(node)}`;
  if (children.length === 0) return [head];
  const any = arrows.some(({ ends }) => ends.startsWith(`${anyIdOf(node)} `))
    ? [[`state "in every state" as ${anyIdOf(node)}`]]
    : [];
  const sections = [...children.map((child) => linesOf(child, arrows)), ...any];
  const isParallel = node.type === 'parallel';
  const inside = [
    ...sections.flatMap((lines, index) => (isParallel && index > 0 ? ['--', ...lines] : lines)),
    ...(isParallel ? [] : (node.initial?.target ?? []).map((first) => `[*] --> ${idOf(first)}`)),
    ...drawn(arrows.filter(({ frame }) => frame === node)),
    ...children.filter(({ type }) => type === 'final').map((last) => `${idOf(last)} --> [*]`),
  ];
  return [`${head} {`, ...inside.map((line) => `  ${line}`), '}'];
}

/** Arrows with the same ends become one arrow with a line of text for each. */
function drawn(arrows: readonly Arrow[]): string[] {
  return [...new Set(arrows.map(({ ends }) => ends))].map((ends) => {
    const labels = arrows.filter((arrow) => arrow.ends === ends).map(({ label }) => label);
    return `${ends} : ${[...new Set(labels)].join('<br/>')}`;
  });
}

function withDescendants(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(withDescendants)];
}

/**
 * A machine as a Mermaid `stateDiagram-v2`, in the notation of UML: `event [guard] / actions` on an arrow; on a state
 * the actors that it runs and its actions on entry and exit.
 */
export function diagramOf({ root }: AnyStateMachine): string {
  const lines = linesOf(root, withDescendants(root).flatMap(arrowsOf));
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n');
}
