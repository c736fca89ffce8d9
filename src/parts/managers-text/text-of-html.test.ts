import { expect, test } from 'vitest';
import { textOfHtml } from './text-of-html';

test.each([
  ['<p>Ena</p><p>dva</p>', 'Ena|dva'],
  ['<p>pod<b>nap</b>is <a href="/x">tu</a></p>', 'podnapis tu'],
  ['ena<br>dva', 'ena|dva'],
  ['<ul><li>ena</li><li>dva</li></ul>', 'ena|dva'],
  ['<p title="skrito">a &amp; b</p><script>c</script>', 'a & b'],
])('%s has the text %s', (html, text) => {
  expect(textOfHtml(html).trim().replace(/\n+/g, '|')).toBe(text);
});
