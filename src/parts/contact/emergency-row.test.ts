import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmergencyRow } from './emergency-row';

const shown = (telefon: string) =>
  renderToStaticMarkup(
    createElement(EmergencyRow, {
      contact: { panoga: 'Dvigala', izvajalec: 'Dvigala Vzpon d.o.o.', telefon, sklopi: [] },
    }),
  );

test('P33 a number is a link that calls it', () => {
  expect(shown('080 00 99')).toMatch(/<a [^>]*href="tel:\+386800099".*080 00 99<\/a>/);
});

test('P33 a field with two numbers is shown as text', () => {
  const markup = shown('01 000 10 20/031 222 333');
  expect(markup).toContain('<p>01 000 10 20/031 222 333</p>');
  expect(markup).not.toContain('<a ');
});

test('P33 a contact without a number shows that it has none', () => {
  expect(shown('-')).toContain('<p>Telefonska številka ni vpisana.</p>');
});
