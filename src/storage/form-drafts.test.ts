import { beforeEach, describe, expect, test } from 'vitest';
import { createFormDrafts, keepThroughReload } from './form-drafts';

const user = (id: number, code_payer = '104217') => ({
  id,
  firstname: '',
  lastname: '',
  email: '',
  selected_manager: 'zelenigaj',
  code_payer,
});

/** A window with one history entry. */
function page(state: unknown = null) {
  const listeners = new Map<string, () => void>();
  const listen = (type: string, listener: () => void) => void listeners.set(type, listener);
  const document = { visibilityState: 'visible', addEventListener: listen };
  const history = {
    state,
    replaceState: (next: unknown) => {
      history.state = structuredClone(next);
    },
  };
  const window = { history, document, addEventListener: listen } as unknown as Window;
  return {
    history,
    window,
    fire: (type: string) => listeners.get(type)?.(),
    see: (visibilityState: string) => {
      document.visibilityState = visibilityState;
      listeners.get('visibilitychange')?.();
    },
  };
}

const values = { zadeva: 'Ključ', izjava: true, priloge: [new File(['x'], 'a.pdf')] };

describe('drafts', () => {
  let drafts = createFormDrafts();
  beforeEach(() => {
    drafts = createFormDrafts();
    drafts.belongTo(user(1));
    drafts.keep('f', values);
  });

  test('are kept for the same user with their files, also after another login of that user', () => {
    drafts.belongTo(user(1));
    expect(drafts.read('f')).toEqual({ values, filesLost: false });
    expect(drafts.read('g')).toBeUndefined();
  });

  test.each([user(2), user(1, '118903'), { ...user(1), selected_manager: 'breza' }])(
    'are deleted for another user or manager',
    (other) => {
      drafts.belongTo(other);
      drafts.belongTo(user(1));
      expect(drafts.read('f')).toBeUndefined();
    },
  );

  test('of a visitor after a logout are deleted when the same user logs in again', () => {
    drafts.clear();
    drafts.keep('registration', { email: 'soseda@example.si' });
    drafts.belongTo(user(1));
    expect(drafts.read('registration')).toBeUndefined();
  });

  test('are deleted when they are dropped or cleared', () => {
    drafts.drop('f');
    expect(drafts.read('f')).toBeUndefined();
    drafts.keep('f', values);
    drafts.clear();
    expect(drafts.read('f')).toBeUndefined();
    expect(drafts.pack()).toBeUndefined();
  });
});

/** The history entry of a page that was left with a draft. */
function left(
  event: 'pagehide' | 'beforeunload' | 'hidden',
  filled: Record<string, unknown> = values,
) {
  const before = page({ key: 'k' });
  const drafts = createFormDrafts();
  drafts.belongTo(user(1));
  keepThroughReload(drafts, before.window);
  drafts.keep('f', filled);
  expect(before.history.state).toEqual({ key: 'k' });
  if (event === 'hidden') before.see('hidden');
  else before.fire(event);
  return before;
}

describe('a reload', () => {
  test.each(['pagehide', 'beforeunload', 'hidden'] as const)(
    'keeps all but files (%s)',
    (event) => {
      const after = page(left(event).history.state);
      const drafts = createFormDrafts();
      drafts.belongTo(user(1));
      keepThroughReload(drafts, after.window);
      expect(drafts.read('f')).toEqual({
        values: { zadeva: 'Ključ', izjava: true },
        filesLost: true,
      });
      expect(after.history.state).toEqual({ key: 'k' });
    },
  );

  test('reports no lost files when there were none', () => {
    const drafts = createFormDrafts();
    keepThroughReload(drafts, page(left('pagehide', { a: '1', priloge: [] }).history.state).window);
    expect(drafts.read('f')).toEqual({ values: { a: '1' }, filesLost: false });
  });

  test('reports lost files until some are chosen again, also when the form is filled in further', () => {
    const drafts = createFormDrafts();
    keepThroughReload(drafts, page(left('pagehide').history.state).window);
    drafts.keep('f', { zadeva: 'Ključi', priloge: [] });
    expect(drafts.read('f')?.filesLost).toBe(true);
    drafts.keep('f', values);
    expect(drafts.read('f')?.filesLost).toBe(false);
    drafts.keep('f', { zadeva: 'Ključi' });
    expect(drafts.read('f')?.filesLost).toBe(false);
  });

  test('shows nothing to another user', () => {
    const drafts = createFormDrafts();
    drafts.belongTo(user(2));
    keepThroughReload(drafts, page(left('pagehide').history.state).window);
    expect(drafts.read('f')).toBeUndefined();
  });

  test('at the login page keeps them for the same user only', () => {
    const { state } = left('pagehide').history;
    const same = createFormDrafts();
    keepThroughReload(same, page(state).window);
    same.belongTo(user(1));
    expect(same.read('f')).toBeDefined();
    const other = createFormDrafts();
    keepThroughReload(other, page(state).window);
    other.belongTo(user(2));
    expect(other.read('f')).toBeUndefined();
  });

  test.each(['pageshow', 'seen'])('the entry is empty while the page is visible', (event) => {
    const shown = left('hidden');
    expect(shown.history.state).not.toEqual({ key: 'k' });
    if (event === 'seen') shown.see('visible');
    else shown.fire('pageshow');
    expect(shown.history.state).toEqual({ key: 'k' });
  });

  test.each([
    null,
    1,
    {},
    { forms: null },
    { forms: {} },
    { forms: [1, [1], ['f'], ['f', null], ['f', { values: [] }], [2, { values: {} }]] },
    { forms: [['f', { values: null }]] },
    { owner: 3, forms: [['f', { values: [] }]] },
  ])('ignores %j', (portalFormDrafts) => {
    const drafts = createFormDrafts();
    keepThroughReload(drafts, page({ portalFormDrafts }).window);
    expect(drafts.pack()).toBeUndefined();
  });

  test('keeps the right drafts among wrong ones; without a right owner they are a visitor’s', () => {
    const forms = [1, ['g'], ['f', { values: { a: '1' } }]];
    const drafts = createFormDrafts();
    keepThroughReload(drafts, page({ portalFormDrafts: { owner: 3, forms } }).window);
    expect(drafts.read('f')).toEqual({ values: { a: '1' }, filesLost: false });
    drafts.belongTo(user(1));
    expect(drafts.read('f')).toBeUndefined();
  });

  test('twice keeps that files were lost', () => {
    const once = createFormDrafts();
    const entry = page(left('pagehide').history.state);
    keepThroughReload(once, entry.window);
    entry.fire('pagehide');
    const twice = createFormDrafts();
    keepThroughReload(twice, page(entry.history.state).window);
    expect(twice.read('f')?.filesLost).toBe(true);
  });

  test('E20 an inherited key pollutes no object', () => {
    const values = JSON.parse('{"__proto__": {"polluted": 1}, "constructor": "x"}');
    const drafts = createFormDrafts();
    const packed = { forms: [['f', { values, filesLost: false }]] };
    keepThroughReload(drafts, page({ portalFormDrafts: packed }).window);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(drafts.read('f')?.values)).toBe(Object.prototype);
  });
});
