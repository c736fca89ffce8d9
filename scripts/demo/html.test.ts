import { expect, it } from 'vitest';
import { html } from './html';

it('escapes text and numbers', () => {
  expect(html`<p title="${'"'}">${`<b>&'`} ${3}</p>`.text).toBe(
    '<p title="&quot;">&lt;b&gt;&amp;&#39; 3</p>',
  );
});

it('keeps HTML that it made itself, one piece or several', () => {
  const items = ['a<', 'b'].map((text) => html`<li>${text}</li>`);
  expect(html`<ul>${items}</ul>${html`<hr>`}`.text).toBe('<ul><li>a&lt;</li><li>b</li></ul><hr>');
});
