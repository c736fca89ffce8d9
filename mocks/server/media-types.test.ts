import { describe, expect, it } from 'vitest';
import { accepts, isDescribed } from './media-types';

describe('an Accept', () => {
  it.for([
    [null, true],
    ['', true],
    ['*/*', true],
    ['application/*', true],
    ['text/html, Application/JSON;q=0.5', true],
    ['application/xml', false],
    ['application/json;q=0', false],
    ['application/json; q=0.0, text/*', false],
    ['application/json;q=0.01', true],
  ] as const)('%s takes JSON: %s', ([accept, taken]) => {
    expect(accepts(accept, ['application/json'])).toBe(taken);
  });

  it('takes one of several types', () => {
    expect(accepts('image/png', ['application/pdf', 'image/png'])).toBe(true);
    expect(accepts('image/*', ['application/pdf'])).toBe(false);
  });
});

it('a Content-Type is described with any parameters', () => {
  const content = { 'application/json': {}, 'multipart/form-data': {} };
  expect(isDescribed('Application/JSON; charset=utf-8', content)).toBe(true);
  expect(isDescribed('multipart/form-data; boundary=x', content)).toBe(true);
  expect(isDescribed('text/plain', content)).toBe(false);
});
