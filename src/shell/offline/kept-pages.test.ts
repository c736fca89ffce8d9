import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ContactCard } from '../../domain/api-types';
import { CardPage } from './kept-pages';

const card: ContactCard = {
  upravnik: {
    naziv: 'Upravljanje Zeleni Gaj d.o.o.',
    telefon: '01 000 10 00',
    e_posta: null,
    naslov: null,
    posta: null,
    uradne_ure: [],
    zaprto: [],
    spletna_stran: null,
  },
  dezurna_stevilka: '080 00 88',
  ure: null,
  nujni: [],
  navodila_html: null,
  lokacije_zapornih_ventilov: [],
};

const shown = (building: string | undefined) =>
  renderToStaticMarkup(
    createElement(CardPage, {
      brand: { name: 'Portal stanovalca', contact: undefined },
      time: '21.11.2026, 10:15',
      of: { card, building, advice: undefined },
    }),
  );

test('P33 the kept card of a building says what the manager has not published for it', () => {
  expect(shown('Javorjeva ulica 12')).toContain('ni objavil mest zapornih ventilov');
});

test('P33 the kept card without a building says nothing of one, and has the manager’s duty number', () => {
  const markup = shown(undefined);
  expect(markup).not.toMatch(/za to stavbo|Za vašo stavbo/);
  expect(markup).toContain('href="tel:+386800088"');
});
