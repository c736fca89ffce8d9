import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { code, duration } from './words';

/** One way on: taken when its guard holds. */
export interface Branch {
  readonly guard: unknown;
  readonly actions: readonly unknown[];
  /** `undefined`: the state stays. */
  readonly targets: readonly AnyStateNode[] | undefined;
  readonly reenter: boolean;
  readonly description: string | undefined;
}

/** What a state does about one cause; the first branch whose guard holds is taken. */
export interface Reaction {
  /** As part of a sentence: ``on `login.succeeded` ``. */
  readonly cause: string;
  /** The event's name, when an event is the cause. */
  readonly event: string | undefined;
  /** As a label: `login.succeeded`, `after 4 s`. */
  readonly label: string;
  readonly branches: readonly Branch[];
}

type Cause = Pick<Reaction, 'cause' | 'event' | 'label'>;

/** The name of an invoked actor; one that is written in place has none. */
export function actorName(src: unknown): string {
  const hasName = typeof src === 'string' && !src.startsWith('xstate.invoke.');
  return hasName ? src : 'an actor without a name';
}

/** A delay in words: `15 s (recheckInterval)`, or its name alone when the machine computes it. */
function delayWords(machine: AnyStateMachine, delay: unknown) {
  const name = String(delay);
  const value = machine.implementations.delays?.[name] ?? Number(name);
  if (typeof value !== 'number' || Number.isNaN(value)) {
    return { cause: `after ${code(name)}`, label: `after ${name}` };
  }
  const words = `after ${duration(value)}`;
  return { cause: words + (name === String(value) ? '' : ` (${code(name)})`), label: words };
}

function causeOf(node: AnyStateNode, descriptor: string, delay: unknown): Cause {
  const event = undefined;
  for (const { id, src } of node.invoke) {
    const name = actorName(src);
    const shown = name === src ? code(name) : name;
    const ends = {
      [`xstate.done.actor.${id}`]: [`when ${shown} has answered`, `${name} answered`],
      [`xstate.error.actor.${id}`]: [`when ${shown} has failed`, `${name} failed`],
      [`xstate.snapshot.${id}`]: [`at each change of ${shown}`, `${name} changed`],
    };
    const [cause, label] = ends[descriptor] ?? [];
    if (cause && label) return { cause, label, event };
  }
  if (delay !== undefined) return { ...delayWords(node.machine, delay), event };
  if (descriptor === `xstate.done.state.${node.id}`) {
    return { cause: 'when what is inside has ended', label: 'ended', event };
  }
  if (descriptor === '*') return { cause: 'on any other event', label: 'any other', event };
  return { cause: `on ${code(descriptor)}`, label: descriptor, event: descriptor };
}

interface Transition {
  readonly guard?: unknown;
  readonly actions: readonly unknown[];
  readonly target: readonly AnyStateNode[] | undefined;
  readonly reenter: boolean;
  readonly description?: string | undefined;
}

function branchOf({ guard, actions, target, reenter, description }: Transition): Branch {
  return { guard, actions, targets: target, reenter, description };
}

/** What a state does, in the order in which the machine looks: at once, then by cause as they are written. */
export function reactionsOf(node: AnyStateNode): Reaction[] {
  const always = node.always ?? [];
  const guarded = always.length > 0 && always.every(({ guard }) => guard !== undefined);
  const atOnce: Reaction = {
    cause: guarded ? 'on entering and after every event' : 'at once',
    label: 'at once',
    event: undefined,
    branches: always.map(branchOf),
  };
  const others = [...node.transitions].map(([descriptor, transitions]) => ({
    ...causeOf(node, descriptor, Object(transitions[0]).delay),
    branches: transitions.map(branchOf),
  }));
  return always.length > 0 ? [atOnce, ...others] : others;
}

/** A state and all that it holds, as they are written. */
export function withDescendants(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(withDescendants)];
}
