import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type MenuGroup, menu } from '../navigation/menu';
import { Group } from './side-menu-group';

const documents = menu.find(
  (item) => item.kind === 'group' && item.id === 'documents',
) as MenuGroup;
const counts = { notifications: 2, bulletins: 0 };

const shown = (group: MenuGroup, active?: string) =>
  renderToStaticMarkup(
    createElement(Group, {
      group,
      counts,
      active,
      marked: undefined,
      current: undefined,
      onClick: () => undefined,
    }),
  );

test('§2 a group and each of its children have an icon and a label', () => {
  const markup = shown(documents);
  expect(markup.match(/<svg/g)).toHaveLength(4);
  for (const label of ['Dokumenti', 'Dokumenti upravnika', 'Dokumenti dobaviteljev']) {
    expect(markup).toContain(`>${label}</span>`);
  }
});

test('§2 a disabled group is shown, does not open and contains no link', () => {
  const markup = shown({ ...documents, disabled: true });
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).toContain('Dokumenti');
  expect(markup).not.toMatch(/<a |<button/);
});

test('§2 a group can have a count, short in its badge and in words in its name', () => {
  const markup = shown({ ...documents, badge: 'notifications' });
  expect(markup).toContain('aria-label="Dokumenti, 2 neprebrani"');
  expect(markup).toMatch(/> <span class="side-menu__badge">2</);
  const many = renderToStaticMarkup(
    createElement(Group, {
      group: { ...documents, badge: 'notifications' },
      counts: { ...counts, notifications: 104 },
      active: undefined,
      marked: undefined,
      current: undefined,
      onClick: () => undefined,
    }),
  );
  expect(many).toContain('aria-label="Dokumenti, 99+, 104 neprebrana"');
  expect(shown({ ...documents, badge: 'bulletins' })).not.toContain('side-menu__badge');
});

test('the group of the active item is open', () => {
  expect(shown(documents)).toContain('aria-expanded="false"');
  expect(shown(documents, 'supplier-documents')).toContain('aria-expanded="true"');
});
