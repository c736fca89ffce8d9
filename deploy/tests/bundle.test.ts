import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';

const site = inject('site');

/** Every file of the build that is text, by its path in the folder. */
async function texts(): Promise<Map<string, string>> {
  const names = await readdir(site, { recursive: true });
  const found = new Map<string, string>();
  for (const name of names.filter((each) => /\.(js|css|html|svg|json|txt)$/.test(each))) {
    found.set(name, await readFile(join(site, name), 'utf8'));
  }
  return found;
}

it('E09 the build contains no source map, no hidden file and no source', async () => {
  const names = await readdir(site, { recursive: true });
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => /\.(map|env|ts|tsx|md)$|(^|\/)\./.test(name))).toEqual([]);
  for (const text of (await texts()).values()) expect(text).not.toContain('sourceMappingURL');
});

it('E09 the build contains no secret, and no address of a developer’s machine', async () => {
  const secrets = /Javorjeva12|Brezova4Gaj|BEGIN [A-Z ]*PRIVATE KEY|\beyJ[\w-]{10,}\.[\w-]+\./;
  const machine = /\/(home|work|root|Users)\/\w|127\.0\.0\.1|X-Mock-Fault/i;
  // React Router's base address for use without a window is the only exception; it is never requested.
  const localhost = /(?<!http:\/\/)localhost|localhost(?![`"'])/;
  const found: string[] = [];
  for (const [name, text] of await texts()) {
    for (const pattern of [secrets, machine, localhost]) {
      const match = pattern.exec(text);
      if (match) found.push(`${name}: ${match[0]}`);
    }
  }
  expect(found).toEqual([]);
});

it('E09 no part of the portal evaluates text or writes HTML from it', async () => {
  for (const [name, text] of await texts()) {
    if (!name.endsWith('.js')) continue;
    expect([name, /\beval\(|new Function\(|document\.write\(/.exec(text)?.[0]]).toEqual([
      name,
      undefined,
    ]);
  }
});

it('the files of a first page ask the browser to compile them while they load', async () => {
  const first = [...(await texts())].filter(([name]) =>
    /^assets\/(react|base|form|portal|shell)-[\w-]{8}\.js$/.test(name),
  );
  expect(first).toHaveLength(5);
  for (const [name, text] of first) {
    expect([name, text.split('\n', 1)]).toEqual([name, ['//# allFunctionsCalledOnLoad']]);
  }
});
