import type { AnyStateMachine } from 'xstate';
import { namedTypes, returnedCode, returnedKeys, typesOfEmitCalls } from './source-text';
import { code, list, plainFields, plainValue } from './words';

function changes(keys: ReadonlyMap<string, string | undefined>): string {
  const entries = [...keys];
  const computed = entries.filter(([, to]) => to === undefined).map(([key]) => code(key));
  const cleared = entries.filter(([, to]) => to === 'undefined').map(([key]) => code(key));
  const literal = entries
    .filter(([, to]) => to !== undefined && to !== 'undefined')
    .map(([key, to]) => `${code(key)} to ${code(to ?? '')}`);
  const set = [...computed, ...literal];
  return [
    set.length > 0 ? `sets ${list(set, 'and')}` : '',
    cleared.length > 0 ? `clears ${list(cleared, 'and')}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function assigned(assignment: unknown): string {
  if (typeof assignment !== 'function') {
    return changes(
      new Map(Object.entries(Object(assignment)).map(([key, to]) => [key, plainValue(to)])),
    );
  }
  const keys = returnedKeys(assignment);
  if (keys) return changes(keys);
  const taken = returnedCode(assignment);
  return taken ? `takes over ${code(taken)}` : 'changes what it remembers';
}

function eventText(event: unknown): string {
  if (typeof event === 'function') {
    const types = namedTypes(event);
    return types.length > 0 ? list(types.map(code), 'or') : 'an event that it computes';
  }
  const fields = plainFields(event, ['type']);
  return code(Object(event).type) + (fields ? ` with ${code(fields)}` : '');
}

const nameOr = (value: unknown, other: string) => (typeof value === 'string' ? code(value) : other);

/** What an action does, by XState's name for its kind; a plain function has none. */
const kinds: Record<string, (action: Record<string, unknown>) => string> = {
  'xstate.assign': ({ assignment }) => assigned(assignment),
  'xstate.emit': ({ event }) => `emits ${eventText(event)}`,
  'xstate.raise': ({ event }) => `raises ${eventText(event)}`,
  'xstate.sendTo': ({ event, to }) =>
    `sends ${eventText(event)} to ${nameOr(to, 'an actor that it computes')}`,
  'xstate.spawnChild': ({ src }) => `starts ${nameOr(src, 'an actor')}`,
  'xstate.stopChild': ({ actorRef }) => `stops ${nameOr(actorRef, 'an actor')}`,
  'xstate.cancel': ({ sendId }) => `cancels ${nameOr(sendId, 'an event')}`,
  'xstate.log': () => 'writes to the log',
  'xstate.enqueueActions': ({ collect }) => {
    const types = typesOfEmitCalls(collect);
    const emits = types.length > 0 ? ` and may emit ${list(types.map(code), 'or')}` : '';
    return `does what its code decides${emits}`;
  },
};

/** What a function given as an action does: ``sets `user` ``; `undefined` when its text is too long to tell. */
export function functionText(made: unknown): string | undefined {
  const kind = kinds[Object(made).type];
  if (kind) return kind(Object(made));
  const body = returnedCode(made);
  return body ? `runs ${code(body)}` : undefined;
}

/** An action is a function, a name, or `{ type, params }`; what a name stands for may come from outside. */
function resolve(machine: AnyStateMachine, action: unknown) {
  if (typeof action === 'function') return { name: undefined, params: undefined, made: action };
  const name = typeof action === 'string' ? action : String(Object(action).type);
  const made = Object(machine.implementations.actions)[name];
  return { name, params: plainFields(Object(action).params), made };
}

/** What an action does, as a verb with its object: ``emits `session.opened` ``. */
export function effectText(machine: AnyStateMachine, action: unknown): string {
  const { name, params, made } = resolve(machine, action);
  if (name === undefined) return functionText(made) ?? 'runs a function of its own';
  const shown = code(name) + (params ? ` with ${code(params)}` : '');
  if (Object(made).type !== 'xstate.emit') return `does ${shown}`;
  return `${functionText(made)} (${shown})`;
}

/** The types of the events that an action emits, as far as its text names them. */
export function emittedTypes(machine: AnyStateMachine, action: unknown): string[] {
  const { type, event, collect } = Object(resolve(machine, action).made);
  if (type === 'xstate.enqueueActions') return typesOfEmitCalls(collect);
  if (type !== 'xstate.emit') return [];
  return typeof event === 'function' ? namedTypes(event) : [String(event.type)];
}
