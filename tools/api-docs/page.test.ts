/** The page of the real description: it leaves nothing out and needs nothing from elsewhere. */
import { expect, it } from 'vitest';
import { loadOperations } from '../../contract/checker/description';
import { buildPage } from './build-page';

const operations = await loadOperations();
const page = buildPage();
const articles = new Map(
  [...page.matchAll(/<article id="([^"]+)">(.*?)<\/article>/gs)].map(([, id, text]) => [id, text]),
);

it.each(operations)('tells of $id', ({ id, method, parameters, responses, page: number }) => {
  const article = articles.get(id) ?? '';
  expect(article).toContain(`>${method}</span>`);
  for (const { name } of parameters) expect(article).toContain(`<code>${name}</code>`);
  for (const status of responses.keys()) expect(article).toContain(`>${status}</span>`);
  if (number !== undefined) expect(article).toMatch(new RegExp(`has page ${number} \\([^)]+\\)`));
});

it('shows no object as a text', () => {
  expect(page).not.toContain('[object Object]');
});

it('runs nothing and loads nothing from outside', () => {
  expect(page).not.toMatch(
    /<script|<iframe|<img|<object|<embed|@import|url\(|\ssrc=|\sstyle=|\son\w+=/,
  );
  const links = [...page.matchAll(/\shref="([^"]*)"/g)].map(([, target]) => target ?? '');
  expect(links.filter((target) => !target.startsWith('#'))).toEqual(['data:,']);
});

it('has a place for each of its links, once', () => {
  const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const links = [...page.matchAll(/\shref="#([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(expect.arrayContaining([...new Set(links)]));
});
