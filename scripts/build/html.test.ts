import { expect, it } from 'vitest';
import { attributesOf, escapeAttribute, replaceOnce } from './html';

it('replaces each once, in turn, and never reads inserted text as a pattern', () => {
  const page = '<head></head><p class="a"></p>';
  const found = replaceOnce(page, [
    ['</head>', '<style>$&</style></head>'],
    [/<p[^>]*>/, (tag) => `${tag}$1`],
  ]);
  expect(found).toBe('<head><style>$&</style></head><p class="a">$1</p>');
});

it('throws with the text that a page lacks', () => {
  expect(() => replaceOnce('<p></p>', [[/<h1>/, '']])).toThrow('The page has no /<h1>/.');
  expect(() => replaceOnce('<p></p>', [['<h1>', '']])).toThrow('The page has no <h1>.');
});

it('reads the attributes of a mount element as a browser does', () => {
  const tag =
    '<div\n id="portal" data-name="A &quot;B&quot; &amp; C" data-partner1-url="https://a.si/">';
  expect(attributesOf(tag)).toEqual({ name: 'A "B" & C', partner1Url: 'https://a.si/' });
});

it('escapes characters that end an attribute', () => {
  expect(escapeAttribute('["A & B"]')).toBe('[&quot;A &amp; B&quot;]');
});
