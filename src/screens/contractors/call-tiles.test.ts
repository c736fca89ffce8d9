import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ContactCard } from '../../domain/api-types';
import { CallTiles } from './call-tiles';

test('P22 a tile shows a field with two numbers as text, and does not say that the number is missing', () => {
  const lift = { panoga: 'Dvigala', izvajalec: 'Dvigala Vzpon d.o.o.', sklopi: [] };
  const nujni = [{ ...lift, telefon: '01 000 10 20/031 222 333' }];
  const card = { nujni, dezurna_stevilka: null } as unknown as ContactCard;
  const markup = renderToStaticMarkup(createElement(CallTiles, { card, label: 'Nujni primeri' }));
  expect(markup).toContain('Dvigala. 01 000 10 20/031 222 333');
});
