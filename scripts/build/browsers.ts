import { readFileSync } from 'node:fs';

/** The oldest supported browsers: `browserslist` of package.json, such as `firefox >= 115`. */
const OLDEST = /^(\w+) >= ([\d.]+)$/;
const names: Readonly<Record<string, string>> = { ios_saf: 'ios' };

const { browserslist } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { readonly browserslist: readonly string[] };

/** The oldest version of each supported browser, by the names of Vite, such as `firefox` and `115`. */
export const oldestBrowsers: ReadonlyMap<string, string> = new Map(
  browserslist.map((query) => {
    const [, name = '', version = ''] = OLDEST.exec(query) ?? [];
    if (version === '') throw new Error(`package.json: "${query}" is not like "firefox >= 115".`);
    return [names[name] ?? name, version];
  }),
);
