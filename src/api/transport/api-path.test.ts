import { expect, test } from 'vitest';
import { addressUnderApi } from './api-path';

const origin = 'https://portal.example.si';

test.each([
  '/api/portal-user/v2/pdf/26100314',
  '/api/portal-user/v2/pdf/1026%2F118',
  '/api/portal-user/v2/pdf/a%20%C4%8D?leto=2026&x=../y',
  '/api/portal-user/v2/pdf/..a',
])('%s is under the API', (path) => {
  const address = addressUnderApi(origin, path);
  expect(new URL(address).origin).toBe(origin);
  expect(new URL(address).pathname).toBe(path.split('?')[0]);
});

test.each([
  '',
  'api/x',
  '/apix/y',
  '/API/x',
  '/',
  '/api/',
  'https://evil.example/api/x',
  'https:/api/x',
  '//evil.example/api/x',
  '///evil.example/api/x',
  '/\\evil.example/api/x',
  '\\\\evil.example/api/x',
  '/api/../x',
  '/api/portal-user/../../x',
  '/api/./x',
  '/api/..',
  '/api//evil.example',
  '/api/%2e%2e/x',
  '/api/%2E./x',
  '/api/.%2e/x',
  '/api/a/..%2f..%2fx',
  '/api/%252e%252e/x',
  '/api/%25252e%25252e/x',
  '/api/x%5c..%5cy',
  '/api/..\\x',
  '/api/x\\y',
  '/api/.\t./x',
  '/api/x\r\ny',
  '/api/x%00',
  '/api/%zz',
  '@evil.example/api/x',
  ':443@evil.example/api/x',
  '.evil.example/api/x',
])('%j is refused', (path) => {
  expect(() => addressUnderApi(origin, path)).toThrow(/is not under|malformed|encoded/);
});
