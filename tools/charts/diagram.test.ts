import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { diagramOf } from './diagram';
import { findMachines } from './find-machines';
import { uploadMachine } from './sample/upload';

const linesOf = (diagram: string) => diagram.split('\n').map((line) => line.trim());
const upload = linesOf(diagramOf(uploadMachine.root));

/** What lies between a frame's first line and its end. */
function frame(id: string): string[] {
  const from = upload.findIndex((line) => line.endsWith(` as ${id} {`));
  let depth = 0;
  const length = upload.slice(from).findIndex((line) => {
    if (line.endsWith('{')) depth += 1;
    if (line === '}') depth -= 1;
    return depth === 0;
  });
  return upload.slice(from + 1, from + length);
}

test('draws states within states, and parts side by side', () => {
  expect(frame('busy')).toEqual(expect.arrayContaining(frame('busy_transfer')));
  expect(frame('busy').filter((line) => line === '--')).toHaveLength(2);
  expect(frame('busy_transfer')).toContain('[*] --> busy_transfer_sending');
  expect(frame('busy_transfer')).toContain('busy_transfer_sent --> [*]');
  expect(frame('busy_hint')).not.toContain('busy_transfer_sent --> [*]');
});

test('says at an arrow the event, the guard, the delay or the actor that it comes from', () => {
  expect(upload).toEqual(
    expect.arrayContaining([
      "idle --> busy : upload.chosen [allowed with kind 'pdf']",
      'state "sending (runs send)" as busy_transfer_sending',
      'busy_transfer_sending --> busy_transfer_sent : send answered',
      'busy_transfer_sending --> busy_transfer_waiting : send failed',
      'busy_transfer_waiting --> busy_transfer_sending : after backoff',
      'busy_transfer_waiting --> busy_transfer_waiting : after 1 min',
      'busy_hint_shown --> busy_hint_done : hint.closed<br/>after 1.5 min',
      'busy --> done : ended',
    ]),
  );
});

test('draws what holds in every state from a state of its own', () => {
  expect(upload).toContain('upload_any --> idle : upload.cancelled');
  expect(upload).toContain('upload_any --> upload_any : hint.closed');
});

test('draws an arrow across frames outside of both, as Mermaid would move its states', () => {
  const across = 'busy_transfer_waiting --> failed : at once [tired and not context.tries < 9]';
  expect(upload).toContain(across);
  expect(frame('busy')).not.toContain(across);
});

test('says of a later way on without a guard that it is the other one', () => {
  const machine = createMachine({
    initial: 'a',
    states: { a: { on: { go: [{ guard: 'ready', target: 'b' }, { target: 'a' }] } }, b: {} },
  });
  expect(linesOf(diagramOf(machine.root))).toEqual(
    expect.arrayContaining(['a --> b : go [ready]', 'a --> a : go [otherwise]']),
  );
});

/** The part of Mermaid's grammar that every renderer knows. */
const grammar = [
  /^stateDiagram-v2$/,
  /^state "[^"`#;:{}]+" as \w+( \{)?$/,
  /^\}$/,
  /^--$/,
  /^(\[\*\]|\w+) --> (\[\*\]|\w+)( : [^:;#"`{}]+)?$/,
];
const isMermaid = (line: string) => grammar.some((rule) => rule.test(line));

test('keeps to simple Mermaid whatever states and guards are called', () => {
  const machine = createMachine({
    initial: 'end',
    states: {
      end: { on: { 'a:b;c#': { guard: () => ({ a: ';' }).a === '#', target: 'two words' } } },
      'two words': {},
    },
  });
  const lines = linesOf(diagramOf(machine.root));
  expect(lines.filter((line) => !isMermaid(line))).toEqual([]);
  expect(lines).toContain('end_ --> two_words : a b c  [a condition]');
});

test('keeps to simple Mermaid in every machine of the portal', async () => {
  const machines = await findMachines(new URL('../../src/machines/', import.meta.url));
  const lines = machines.flatMap(({ machine }) => linesOf(diagramOf(machine.root)));
  expect(lines.filter((line) => !isMermaid(line))).toEqual([]);
  expect(upload.filter((line) => !isMermaid(line))).toEqual([]);
});
