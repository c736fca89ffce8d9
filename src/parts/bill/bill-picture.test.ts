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

test('each number in the picture is told of below, with the words that stand beside it', () => {
  const marked = [...picture.matchAll(/class="bill__digit"[^>]*>(\d)<\/text><text[^>]*>([^<]+)</g)];
  const told = [...words.matchAll(/class="bill__number">(\d)<\/span><span><strong>([^<]+)</g)];
  const pairs = [
    ['1', billText.code],
    ['2', billText.password],
  ];
  expect(marked.map((match) => match.slice(1))).toEqual(pairs);
  expect(told.map((match) => match.slice(1))).toEqual(pairs);
});

test('the picture shows a sample of both', () => {
  for (const value of Object.values(sampleBill)) expect(picture).toContain(`>${value}</text>`);
});

test('the help is closed at first', () => {
  expect(markup).toMatch(/^<details class="bill-help"><summary>/);
});
