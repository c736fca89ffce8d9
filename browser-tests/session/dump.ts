import type { Page } from '@playwright/test';

/** Everything that a page could keep or show, as text; APIs that a browser may refuse are left out. */
export interface Dump {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  readonly databases: readonly string[];
  readonly caches: readonly string[];
  readonly cookies: string;
  readonly title: string;
  readonly historyState: string;
  /** The markup and the values of its fields. */
  readonly markup: string;
  /** The globals that scripts have added to the window, as far as they can be serialised. */
  readonly globals: string;
}

/** Reads a page's storages, its markup and its globals (`threats.md` E10, E11, K1). */
export async function dump(page: Page): Promise<Dump> {
  return page.evaluate(async () => {
    const text = (value: unknown): string => {
      const seen = new Set<unknown>();
      try {
        return JSON.stringify(value, (_key, each) => {
          if (typeof each === 'function') return undefined;
          if (typeof each !== 'object' || each === null) return each;
          if (seen.has(each) || each instanceof Node || each === window) return undefined;
          seen.add(each);
          return each;
        });
      } catch {
        return '';
      }
    };
    const plain = document.createElement('iframe');
    document.body.append(plain);
    const native = new Set(Object.getOwnPropertyNames(plain.contentWindow ?? window));
    plain.remove();
    const own = Object.getOwnPropertyNames(window).filter(
      // Without the globals of the test tools.
      (name) => !native.has(name) && !/^__|playwright|^testHidden$/i.test(name),
    );
    const fields = [...document.querySelectorAll('input, textarea, select')];
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: (await indexedDB.databases()).map(({ name = '' }) => name),
      caches: await caches.keys(),
      cookies: document.cookie,
      title: document.title,
      historyState: text(history.state),
      markup: `${document.documentElement.outerHTML}${fields.map((field) => (field as HTMLInputElement).value).join('\n')}`,
      globals: own.map((name) => `${name}=${text(Reflect.get(window, name))}`).join('\n'),
    };
  });
}
