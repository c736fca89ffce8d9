import { expect, it } from 'vitest';
import { html } from './html';
import { json } from './json';
import { prose } from './prose';

it('escapes what is put in, but not HTML itself', () => {
  const inner = html`<b>${'<&">'}</b>`;
  expect(html`<p title="${'"'}">${[inner, undefined, 1]}</p>`.html).toBe(
    '<p title="&quot;"><b>&lt;&amp;&quot;&gt;</b>1</p>',
  );
});

it('reads paragraphs, code, bold, and links known names', () => {
  expect(prose('**One** `two`.\n\n`getThing` <x>', new Set(['getThing'])).html).toBe(
    '<p><strong>One</strong> <code>two</code>.</p><p><a href="#getThing"><code>getThing</code></a> &lt;x&gt;</p>',
  );
  expect(prose(undefined).html).toBe('');
});

it.each([
  { a: 'x"y: 1', b: [1, -2.5, true, null] },
  { rows: Array.from({ length: 9 }, (_, id) => ({ id, text: 'č'.repeat(20) })) },
  [],
  'text',
])('prints JSON that reads back as it was: %j', (value) => {
  const text = json(value)
    .html.replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"');
  expect(JSON.parse(text)).toEqual(value);
});
