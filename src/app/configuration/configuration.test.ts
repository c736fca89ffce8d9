import { expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration';

const origin = 'https://portal.example.si';
const plain = { product: 'portal', name: 'Portal' };
const partner = {
  partner1Name: 'Breza',
  partner1Url: 'https://breza.example.si/o-nas?x=1',
  partner1Logo: '/breza.svg',
};

function problemsWith(attributes: DOMStringMap): readonly string[] {
  try {
    readConfiguration(attributes, origin);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    for (const problem of error.problems) expect(error.message).toContain(problem);
    return error.problems;
  }
}

test('an element with product and name is enough; the API is the portal’s own origin', () => {
  expect(readConfiguration(plain, origin)).toEqual({
    ...plain,
    apiOrigin: origin,
    logo: '/icon.svg',
    terms: '/pogoji-uporabe.html',
    privacy: '/osebni-podatki.html',
    accessibility: '/izjava-o-dostopnosti.html',
    partners: [],
    accent: undefined,
  });
});

test('API, logo, documents, partners and accent may be a manager’s own', () => {
  const picture = 'data:image/svg+xml,%3Csvg/%3E';
  const attributes = {
    ...plain,
    ...partner,
    apiOrigin: 'https://api.example.si',
    logo: '/znak.svg',
    terms: '/pravno/pogoji.html?v=2#racun',
    privacy: 'https://upravnik.example.si/zasebnost',
    accessibility: '/pravno/dostopnost.html',
    partner2Name: 'Gaj',
    partner2Url: 'https://gaj.example.si',
    partner2Logo: picture,
    demo: '/demo',
    accentLight: '#7a1f5c',
    accentDark: '#f0a6d2',
  };
  expect(readConfiguration(attributes, origin)).toEqual({
    ...plain,
    apiOrigin: 'https://api.example.si',
    logo: '/znak.svg',
    terms: '/pravno/pogoji.html?v=2#racun',
    privacy: 'https://upravnik.example.si/zasebnost',
    accessibility: '/pravno/dostopnost.html',
    demo: '/demo',
    partners: [
      { name: 'Breza', url: 'https://breza.example.si/o-nas?x=1', logo: '/breza.svg' },
      { name: 'Gaj', url: 'https://gaj.example.si', logo: picture },
    ],
    accent: { light: '#7a1f5c', dark: '#f0a6d2' },
  });
});

test('one partner is enough, also the second', () => {
  const second = { partner2Name: 'Gaj', partner2Url: 'https://gaj.si', partner2Logo: '/gaj.svg' };
  expect(readConfiguration({ ...plain, ...second }, origin).partners).toHaveLength(1);
});

test.each([
  [{}, ['data-product', 'data-name']],
  [{ ...plain, product: 'Portal!' }, ['data-product']],
  [{ ...plain, product: '../auth' }, ['data-product']],
  [{ ...plain, name: ' ' }, ['data-name']],
  [{ ...plain, apiOrigin: 'https://x.si/' }, ['data-api-origin']],
  [{ ...plain, apiOrigin: 'javascript:1' }, ['data-api-origin']],
  [{ ...plain, logo: '' }, ['data-logo']],
  [{ ...plain, logo: 'https://x.si/logo.svg' }, ['data-logo']],
  [{ ...plain, logo: '//x.si/logo.svg' }, ['data-logo']],
  [{ ...plain, logo: '/\\x.si/logo.svg' }, ['data-logo']],
  [{ ...plain, logo: 'data:text/html,x' }, ['data-logo']],
  [{ ...plain, terms: '' }, ['data-terms']],
  [{ ...plain, terms: 'pogoji.html' }, ['data-terms']],
  [{ ...plain, terms: 'http://x.si/pogoji' }, ['data-terms']],
  [{ ...plain, terms: 'javascript:alert(1)' }, ['data-terms']],
  [{ ...plain, terms: 'data:text/html,x' }, ['data-terms']],
  [{ ...plain, accessibility: 'http://x.si/dostopnost' }, ['data-accessibility']],
  [{ ...plain, demo: 'http://x.si/demo' }, ['data-demo']],
  [{ ...plain, reports: 'https://x.si/porocila' }, ['data-reports']],
  [{ ...plain, reports: '//x.si' }, ['data-reports']],
  [{ ...plain, privacy: '//x.si/zasebnost' }, ['data-privacy']],
  [{ ...plain, privacy: '/\\x.si/zasebnost' }, ['data-privacy']],
  [{ ...plain, privacy: ' https://' }, ['data-privacy']],
  [{ ...plain, partner1Name: 'Breza' }, ['data-partner1-url', 'data-partner1-logo']],
  [{ ...plain, partner2Url: 'https://x.si' }, ['data-partner2-name', 'data-partner2-logo']],
  [{ ...plain, ...partner, partner1Name: '  ' }, ['data-partner1-name']],
  [{ ...plain, ...partner, partner1Url: 'http://x.si' }, ['data-partner1-url']],
  [{ ...plain, ...partner, partner1Url: 'javascript:alert(1)' }, ['data-partner1-url']],
  [{ ...plain, ...partner, partner1Url: 'x.si' }, ['data-partner1-url']],
  [{ ...plain, ...partner, partner1Logo: 'logo.svg' }, ['data-partner1-logo']],
  [{ ...plain, accentLight: '#0b5d57' }, ['data-accent-dark']],
  [
    {
      product: '',
      name: '',
      apiOrigin: '',
      logo: '',
      terms: '',
      privacy: '',
      partner1Url: '',
      accentDark: '',
    },
    [
      'data-product',
      'data-name',
      'data-api-origin',
      'data-logo',
      'data-terms',
      'data-privacy',
      'data-partner1-name',
      'data-partner1-url',
      'data-partner1-logo',
      'data-accent-light',
      'data-accent-dark',
    ],
  ],
])('%o is refused, and each problem names what is wrong', (attributes, named) => {
  expect(problemsWith(attributes).map((problem) => problem.split(/[ ,]/)[0])).toEqual(named);
});
