import { Problem } from '../../scripts/problem';
import { internalPages } from '../../src/navigation/allowed-pages';
import { pageTable } from '../../src/navigation/page-table';
import { Edits } from './edits';
import { keyOf, pathFor, type Spellings } from './names';

interface ScreenOptions {
  /** The folder of its texts and browser test. */
  readonly area: string;
  /** The Slovenian title: heading, menu label and, without accents, the path. */
  readonly title: string;
  /** Its number in the list of allowed pages; without one every user who is logged in may see it. */
  readonly page?: number;
}

/** The files of a new page behind the login, empty except for its heading, with a unit test and a browser test. */
export function newScreen(root: string, name: Spellings, options: ScreenOptions): Edits {
  const { area, title, page = Math.max(...internalPages) + 1 } = options;
  const path = pathFor(title);
  const taken = pageTable.find((entry) => entry.path === path || entry.name === name.kebab);
  if (taken) throw new Problem(`The page ${taken.name} (${taken.path}) exists already.`);
  if (/['\\\n]/.test(title)) throw new Problem('The title has a quote or a backslash.');
  const edits = new Edits(root);
  const rooms = edits
    .folders('src/text')
    .filter((room) => edits.folders('browser-tests').includes(room));
  if (!rooms.includes(area)) throw new Problem(`--area is one of: ${rooms.join(', ')}.`);

  const key = keyOf(name.kebab);
  addRoute(edits, { key, name, title, path, page });
  const text = `${name.camel}Text`;
  edits.create(
    `src/text/${area}/${name.kebab}.ts`,
    `/** Texts of \`${path}\`. */
export const ${text} = {
  empty: 'Tu še ni ničesar.',
} as const;
`,
  );
  edits.create(
    `src/screens/${name.kebab}.tsx`,
    `import { ${text} as text } from '../text/${area}/${name.kebab}';
import { pageTitles } from '../text/shell/pages';
import { Page } from '../ui/page/page';
import { Empty } from '../ui/states/states';

/** \`${path}\` */
export default function ${name.pascal}Screen() {
  return (
    <Page title={pageTitles${key.startsWith("'") ? `[${key}]` : `.${key}`}}>
      <Empty text={text.empty} />
    </Page>
  );
}
`,
  );
  edits.create(
    `src/screens/${name.kebab}.test.ts`,
    `import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import ${name.pascal}Screen from './${name.kebab}';

test('has its title as heading', () => {
  const html = renderToStaticMarkup(createElement(${name.pascal}Screen));
  expect(html).toContain('<h1 tabindex="-1">${title}</h1>');
});
`,
  );
  edits.create(
    `browser-tests/${area}/${name.kebab}.test.ts`,
    `import { expect } from '@playwright/test';
import { test } from '../helpers/portal';

test('the page opens by its address', async ({ page, signIn }) => {
  await signIn();
  await page.goto('${path}');
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`,
  );
  return edits;
}

interface Route extends Pick<ScreenOptions, 'title'> {
  readonly key: string;
  readonly name: Spellings;
  readonly path: string;
  readonly page: number;
}

/** One line in each table of routes, before the page for unknown addresses. */
function addRoute(edits: Edits, { key, name, title, path, page }: Route): void {
  const { kebab } = name;
  edits.insertBefore('src/text/shell/pages.ts', "  'not-found': ", `  ${key}: '${title}',`);
  edits.insertBefore(
    'src/navigation/page-table.ts',
    "  open('not-found', ",
    `  inside('${kebab}', '${path}', ${page}),`,
  );
  edits.insertBefore(
    'src/navigation/page-table.test.ts',
    "    '/ni-najdeno not-found ",
    `    '${path} ${kebab} ${page} default login',`,
  );
  edits.insertBefore(
    'src/app/routing/screens.ts',
    "  'not-found': ",
    `  ${key}: () => import('../../screens/${kebab}'),`,
  );
  edits.insertBefore(
    edits.find('browser-tests/helpers', 'routes.ts'),
    "  'not-found': ",
    `  ${key}: { path: '${path}' },`,
  );
}
