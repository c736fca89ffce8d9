import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Changes seldom, so that the browser's cache keeps it over most releases. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
/** Reads the texts that managers write. */
const READER = /\/node_modules\/(htmlparser2|entities)\/|\/src\/parts\/managers-text\/.*\.tsx?$/;
/** What the parts on PrimeReact share; each part is a separate file. */
const PRIME =
  /\/node_modules\/primereact\/(api|componentbase|hooks|passthrough|utils)\/|\/src\/ui\/prime\/absent\.ts$/;
/** Words of the parts on PrimeReact: a screen that has some of them too does not load the parts. */
const PRIME_WORDS = /\/src\/text\/(common\/prime|forms\/date)\.ts$/;
/** One sheet of what the first page does not need: parts of the shell, toasts, print. */
const LATER_SHEET =
  /\/src\/shell\/later\/.*\.css$|\/src\/ui\/(states\/toast|page\/paper)\.css$|\/react-toastify\/.*\.css$/;
/** The sheet of `index.html`, with what the first page shares with most others: one file less before the first paint. */
const THEME_SHEET = /\/src\/ui\/theme\/index\.css$/;
/**
 * Many screens have details that open, and parts on PrimeReact, whose placeholders may need their styles before the part
 * has loaded. The first visit has neither.
 */
const DETAIL_SHEET = /\/src\/ui\/(page\/disclosure|prime\/.*)\.css$/;
/** Smaller style sheets of single screens are one file: alone, each costs a request, and 1.7 kB more in all. */
const SMALL_SHEET_BYTES = 5_000;
const SHEET_OF_A_SCREEN = /\/src\/(screens|parts|ui\/(page|controls|form|dialog|charts))\/.*\.css$/;
/** A module that at least this many screens use goes into `pages`. */
const MANY = 5;
const MOST = 12;

/**
 * Names the file of each module, so that a page needs few files: `react` is React, `base` what the login page shares
 * with most others, `form` its start and what it shares with forms, `portal` the portal's start, `shell` menu, top bar and
 * what the open items share with other screens, `news` what the shell announces after the first page, `pages` what many
 * screens share without them, `reader` what shows managers' texts, `prime` what the parts on PrimeReact share, `details`
 * the small style sheets of screens. The bundler places the rest (`docs/decisions/0022`).
 *
 * @param source - the folder `src`
 */
export function chunkNames(source: string): (id: string, graph: Graph) => string | null {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    if (REACT.test(id)) return 'react';
    if (READER.test(id)) return 'reader';
    if (PRIME.test(id)) return 'prime';
    if (PRIME_WORDS.test(id)) return 'prime-words';
    if (LATER_SHEET.test(id)) return 'later';
    if (THEME_SHEET.test(id)) return 'base';
    if (DETAIL_SHEET.test(id)) return 'details';
    names ??= place(source, graph);
    const name = names.get(id);
    if (name !== undefined) return name;
    const isDetail = SHEET_OF_A_SCREEN.test(id) && statSync(id).size < SMALL_SHEET_BYTES;
    return isDetail ? 'details' : null;
  };
}

function place(source: string, graph: Graph): ReadonlyMap<string, string> {
  const reach = (file: string) => reachFrom(join(source, file), graph);
  const login = reach('login.ts');
  const start = reach('main.tsx');
  const shell = reach('shell/default-layout.tsx');
  const openItems = reach('screens/open-items.tsx');
  const news = ['unread-news', 'urgent-notices'].map((part) => reach(`shell/${part}.tsx`));
  const nameOf = (id: string, screens: number) => {
    const isFirst = start.has(id) || shell.has(id) || openItems.has(id);
    if (login.has(id) && (isFirst || screens >= MOST)) return 'base';
    if (login.has(id)) return 'form';
    if (start.has(id)) return 'portal';
    if (shell.has(id) || (openItems.has(id) && screens > 1)) return 'shell';
    if (screens < MANY) return news.some((part) => part.has(id)) ? 'news' : undefined;
    return id.endsWith('.css') ? undefined : 'pages';
  };

  const always = [login, start, shell, ...news].flatMap((files) => [...files]);
  const uses = new Map<string, number>(always.map((id) => [id, 0]));
  for (const file of readdirSync(join(source, 'screens')).filter((name) => name.endsWith('.tsx'))) {
    for (const id of reach(`screens/${file}`)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const names = new Map<string, string>();
  for (const [id, screens] of uses) {
    const name = nameOf(id, screens);
    if (name !== undefined) names.set(id, name);
  }
  return names;
}

/** A module and all its static imports, direct and indirect, without dynamic imports. */
function reachFrom(first: string, graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    const module = graph.getModuleInfo(id);
    if (!module) return;
    found.add(id);
    module.importedIds.forEach(visit);
  };
  visit(first);
  return found;
}
