import type { Page } from '@playwright/test';

/** All that a page could keep or show, as texts; what the API of a browser may refuse is left out. */
export interface Dump {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  readonly databases: readonly string[];
  readonly caches: readonly string[];
  readonly cookies: string;
  readonly title: string;
  readonly historyState: string;
  /** The markup, with what stands in its fields. */
  readonly markup: string;
  /** What scripts have put on the window, as far as it can be written down. */
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
      // What the test's own tools put there does not count.
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
