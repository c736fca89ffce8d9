/** The markup of the static pages outside the portal (`threats.md` section 3, Gate). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { markupErrors } from '../helpers/look/html';

const root = join(import.meta.dirname, '../..');
const pages = ['index.html', ...readdirSync(join(root, 'public')).map((file) => `public/${file}`)];

for (const page of pages.filter((file) => file.endsWith('.html'))) {
  test(`W02 ${page} has valid markup`, { tag: '@long' }, async () => {
    expect(await markupErrors(readFileSync(join(root, page), 'utf8'))).toEqual([]);
  });
}
