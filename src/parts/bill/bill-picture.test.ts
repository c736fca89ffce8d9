import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { billText, sampleBill } from '../../text/bills/bill';
import { BillHelp } from './bill-help';

const markup = renderToStaticMarkup(createElement(BillHelp));
const [picture = '', words = ''] = markup.split('</svg><figcaption');

test('the picture has a name', () => {
  const id = /role="img" aria-labelledby="([^"]+)"/.exec(picture)?.[1];
  expect(picture).toContain(`<title id="${id}">${billText.picture}</title>`);
});

test('the legend explains each number of the picture, with the same label', () => {
  const marked = [...picture.matchAll(/class="bill__digit"[^>]*>(\d)<\/text><text[^>]*>([^<]+)</g)];
  const numbered = [...words.matchAll(/class="bill__number">(\d)<\/span><span><strong>([^<]+)</g)];
  const pairs = [
    ['1', billText.code],
    ['2', billText.password],
  ];
  expect(marked.map((match) => match.slice(1))).toEqual(pairs);
  expect(numbered.map((match) => match.slice(1))).toEqual(pairs);
});

test('the picture shows a sample code and a sample password', () => {
  for (const value of Object.values(sampleBill)) expect(picture).toContain(`>${value}</text>`);
});

test('the help is closed at first', () => {
  expect(markup).toMatch(/^<details class="bill-help"><summary>/);
});
