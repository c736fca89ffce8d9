import { expect, test } from 'vitest';
import { addressOf, type HtmlPart, readHtml } from './read-html';

/** A tree as text, for readable tests. */
const written = (parts: readonly HtmlPart[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const href = part.href === undefined ? '' : ` ${part.href}`;
      return `[${part.tag}${href}|${written(part.children)}]`;
    })
    .join('');

test.each([
  ['<p>Ena</p><p>Dva', '[p|Ena][p|Dva]'],
  ['<P CLASS=x id=y style="color:red">Ena <STRONG>dva</STRONG></P>', '[p|Ena [strong|dva]]'],
  ['<p>ena<br>dva<br/>tri</p>', '[p|ena[br|]dva[br|]tri]'],
  ['<ul>\n <li>ena\n <li>dva</ul>', '[ul|[li|ena\n ][li|dva]]'],
  ['čšž &amp; &lt;b&gt; &#106; &nbsp;x', 'čšž & <b> j \u00A0x'],
  ['<h1>Naslov</h1>', 'Naslov'],
  ['<div><section>a <p>b</p></section></div>', 'a [p|b]'],
  ['a<script>b</script>c<style>d</style>e', 'ace'],
  ['a<svg><script>b</script><text>c</text></svg>d', 'ad'],
  ['<a href="https://example.si/?a=1&amp;b=2">x</a>', '[a https://example.si/?a=1&b=2|x]'],
  ['<a href="javascript:run()">x</a>', '[a|x]'],
  ['<b><i>a</b>b</i>', '[b|[i|a]]b'],
  ['</p>a</div>', '[p|]a'],
  ['a < b', 'a < b'],
  ['', ''],
])('%s is parsed as %s', (html, tree) => {
  expect(written(readHtml(html))).toBe(tree);
});

test.each([
  ['https://example.si', true],
  ['HTTP://example.si', true],
  ['mailto:a@example.si', true],
  ['tel:+38610001020', true],
  ['/obvestila?x=1#y', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['https:evil.example', false],
  ['javascript:x', false],
  ['java\nscript:x', false],
  [' javascript:x', false],
  ['\u0001javascript:x', false],
  ['data:text/html,x', false],
  ['obvestila', false],
  ['#x', false],
  ['', false],
  [undefined, false],
])('the address %j is allowed: %s', (href, followed) => {
  expect(addressOf(href)).toBe(followed ? href : undefined);
});

test('a text that is too deep keeps its words, a text that is too long keeps its beginning', () => {
  const deep = readHtml(`${'<b>'.repeat(10_000)}globoko${'</b>'.repeat(10_000)}`);
  expect(written(deep)).toContain('globoko');
  expect(written(deep).match(/\[b/g)).toHaveLength(20);
  expect(written(readHtml('x'.repeat(1_000_000)))).toHaveLength(100_000);
});
