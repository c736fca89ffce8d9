import { expect, test } from 'vitest';
import { readConfiguration } from './configuration';

const origin = 'https://portal.example.si';

test('an element with product and name is enough; the API is the portal’s own origin', () => {
  expect(readConfiguration({ product: 'portal', name: 'Portal' }, origin)).toEqual({
    product: 'portal',
    name: 'Portal',
    apiOrigin: origin,
  });
});

test('the API may stand on another origin', () => {
  const attributes = { product: 'portal', name: 'Portal', apiOrigin: 'https://api.example.si' };
  expect(readConfiguration(attributes, origin).apiOrigin).toBe('https://api.example.si');
});

test.each([
  [{}, ['data-product', 'data-name']],
  [{ product: 'Portal!', name: 'Portal' }, ['data-product']],
  [{ product: '../auth', name: 'Portal' }, ['data-product']],
  [{ product: 'portal', name: ' ' }, ['data-name']],
  [{ product: 'portal', name: 'Portal', apiOrigin: 'https://x.si/' }, ['data-api-origin']],
  [{ product: 'portal', name: 'Portal', apiOrigin: 'javascript:1' }, ['data-api-origin']],
])('%o is refused, and the message names what is wrong', (attributes, named) => {
  let message = '';
  try {
    readConfiguration(attributes, origin);
  } catch (error) {
    message = String(error);
  }
  const all = ['data-product', 'data-name', 'data-api-origin'];
  expect(all.filter((attribute) => message.includes(attribute))).toEqual(named);
});
