import Eye, * as eye from 'lucide-react/icons/eye';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import plainIcon from './plain-icon';

/** The attributes and shapes of lucide's own icon, without the names that the portal does not use. */
const markup = (icon: Parameters<typeof createElement>[0], props: object) =>
  renderToStaticMarkup(createElement(icon, props))
    .replace(/ (?:xmlns|class)="(?:http[^"]*|lucide[^"]*)"/g, '')
    .replace(/<svg ([^>]*)>/, (_, attributes: string) =>
      ['<svg', ...(attributes.match(/\S+="[^"]*"/g) ?? []).sort()].join(' '),
    );

test.each([
  { 'aria-hidden': true },
  { size: 18, 'aria-hidden': true },
  { size: 40, strokeWidth: 1.5, stroke: 'var(--accent)', 'aria-hidden': true },
])('an icon of the build looks like one of lucide with %o', (props) => {
  const { __iconData: data } = eye as unknown as { __iconData: Parameters<typeof plainIcon>[0] };
  expect(markup(plainIcon(data), props)).toBe(markup(Eye, props));
});

test('an icon of the build has its own class', () => {
  const icon = plainIcon({ node: [['circle', { cx: '12', key: '1v7zrd' }]] });
  expect(renderToStaticMarkup(createElement(icon, { className: 'mark' }))).toMatch(
    /^<svg [^>]*class="mark"[^>]*><circle cx="12"><\/circle><\/svg>$/,
  );
});
