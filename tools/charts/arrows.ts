import type { AnyStateNode } from 'xstate';
import { conditionText } from './conditions';
import { reactionsOf } from './reactions';

/** Signs that end a label in Mermaid or begin something else in it. */
const unsafe = /[:;#"`{}\\]|<(?![ =])|--/;

const plain = (text: string) => text;

function conditionLabel(guard: unknown, isLater: boolean): string {
  const text = conditionText(guard, plain)?.replaceAll(': ', ' ');
  if (text === undefined) return isLater ? ' [otherwise]' : '';
  return unsafe.test(text) ? ' [a condition]' : ` [${text}]`;
}

/** One arrow of a drawing. */
export interface Arrow {
  readonly source: AnyStateNode;
  readonly target: AnyStateNode;
  /** Leads from any state inside of the source, not from its frame. */
  readonly fromAny: boolean;
  readonly label: string;
}

/** Whether a state is another one or lies in it. */
export const isInside = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node === outer || (node.parent !== undefined && isInside(node.parent, outer));

/** The arrows that a state's reactions are drawn as; one that stays is an arrow to itself. */
export function arrowsOf(source: AnyStateNode): Arrow[] {
  return reactionsOf(source).flatMap(({ label, branches }) =>
    branches.flatMap(({ guard, targets }, index) =>
      (targets ?? [source]).map((target) => ({
        source,
        target,
        fromAny: source.type !== 'atomic' && isInside(target, source),
        label: label.replaceAll(/[:;#]/g, ' ') + conditionLabel(guard, index > 0),
      })),
    ),
  );
}

/** The frame that an arrow can stand in; none for one across frames: Mermaid moves what it names to where it stands. */
export function frameOf({ source, target, fromAny }: Arrow): AnyStateNode | undefined {
  const from = fromAny ? source : source.parent;
  const to = fromAny && target === source ? source : target.parent;
  return from === to && from?.type !== 'parallel' ? from : undefined;
}
