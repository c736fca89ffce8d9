import { expect, test } from 'vitest';
import { parseFault } from './faults';

test.each([
  ['delay=2000', { delay: 2000 }],
  ['drop', { drop: true }],
  ['status=503', { status: 503 }],
  ['delay=10; status=200; body={"a":"b=c"}', { delay: 10, status: 200, body: '{"a":"b=c"}' }],
  ['', {}],
])('%j is a fault', (text, fault) => {
  expect(parseFault(text)).toEqual(fault);
});

test.each(['delay=soon', 'status=42', 'drop=1', 'x=1', 'body'])(
  '%j is not a fault, and the error message quotes it',
  (text) => {
    expect(() => parseFault(text)).toThrow(text);
  },
);
