import { expect, test } from 'vitest';
import { loadOperations } from '../checker/description';
import { missingPasswords, readArguments } from './read-arguments';

const operations = await loadOperations();
const user = ['--login', 'a@example.si', '--password', 'x'] as const;
const read = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  readArguments(args, operations, env);

test.each([
  ['https://api.example.si', 'https://api.example.si'],
  ['https://api.example.si/', 'https://api.example.si'],
  ['https://example.si/portal/test/', 'https://example.si/portal/test'],
  ['http://localhost:3000/?a=b#c', 'http://localhost:3000'],
])('%s is asked at %s', (url, base) => {
  expect(read(['--url', url, ...user]).url).toBe(base);
});

test('a password of the environment is used when the command line has none', () => {
  const args = ['--url', 'https://api.example.si', '--login', 'a@example.si'];
  expect(read(args, { CONTRACT_PASSWORD: 'secret' }).password).toBe('secret');
  expect(read([...args, '--password', 'x'], { CONTRACT_PASSWORD: 'secret' }).password).toBe('x');
  expect(() => read(args)).toThrow('--login and --password, or --token, are missing');
});

test('a token needs no login', () => {
  const at = ['--url', 'https://api.example.si'];
  expect(read([...at, '--token', 'abc']).token).toBe('abc');
  expect(read(at, { CONTRACT_TOKEN: 'abc', CONTRACT_TOKEN_2: 'def' })).toMatchObject({
    token: 'abc',
    token2: 'def',
  });
});

test('headers and pace are read', () => {
  const args = ['--header', 'X-Api-Key: k:1', '--header', 'X-Tenant: 2', '--pace', '2.5'];
  expect(read(['--url', 'https://api.example.si', ...user, ...args])).toMatchObject({
    headers: { 'X-Api-Key': 'k:1', 'X-Tenant': '2' },
    pace: 2.5,
  });
});

test('each password that is neither given nor in the environment is missing', () => {
  const args = ['--url', 'https://a.si', '--login', 'a@b.si', '--login2', 'c@d.si'];
  expect(missingPasswords(args, {})).toEqual([
    ['CONTRACT_PASSWORD', 'a@b.si'],
    ['CONTRACT_PASSWORD_2', 'c@d.si'],
  ]);
  expect(missingPasswords([...args, '--password', 'x'], { CONTRACT_PASSWORD_2: 'y' })).toEqual([]);
  expect(missingPasswords(['--url', 'https://a.si', '--token', 't'], {})).toEqual([]);
});

test.each([
  [['--url', 'localhost:4000'], 'is not an address such as http://localhost:4000'],
  [['--url', 'ftp://localhost'], 'is not an address such as http://localhost:4000'],
  [['--url', 'https://a.si', '--login2', 'c@d.si'], '--password2 is missing'],
  [['--url', 'https://a.si', '--login2', user[1], '--password2', 'x'], 'is the user of --login'],
])('%j is refused', (args, message) => {
  expect(() => readArguments([...args, ...user], [], {})).toThrow(message);
});

test('operations and areas are chosen and left out by name', () => {
  const at = ['--url', 'https://api.example.si', ...user];
  expect(read(at).chosen).toBeUndefined();
  expect(read([...at, '--only', 'listUnits,listOpenItems']).chosen).toEqual([
    'listUnits',
    'listOpenItems',
  ]);
  const billing = read([...at, '--only', 'billing']).chosen ?? [];
  expect(billing).toContain('listOpenItems');
  expect(billing).not.toContain('listUnits');
  const others = read([...at, '--skip', 'billing']).chosen ?? [];
  expect(billing.length + others.length).toBe(operations.length);
  expect(() => read([...at, '--only', 'bills'])).toThrow('No operation and no area is "bills"');
  expect(() => read([...at, '--only', 'listUnits', '--skip', 'listUnits'])).toThrow('no operation');
});

test.each([
  [['--url', 'api.example.si', ...user], 'is not an address'],
  [['--url', 'https://api.example.si', ...user, '--wrong'], "Unknown option '--wrong'"],
  [['--url', 'https://a.si', ...user, '--header', 'no-value'], '"NAME: VALUE"'],
  [['--url', 'https://a.si', ...user, '--pace', '0'], 'requests in a second'],
])('%j is refused', (args, sentence) => {
  expect(() => read(args)).toThrow(sentence);
});
