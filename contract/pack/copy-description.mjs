/** `npm pack` puts the description into the package: copies it beside the code before, removes it after. */
import { cp, rm } from 'node:fs/promises';

const copy = new URL('../openapi/', import.meta.url);
await rm(copy, { recursive: true, force: true });
if (process.argv[2] !== '--remove') {
  for (const part of ['portal.yaml', 'paths', 'schemas', 'examples']) {
    await cp(new URL(`../../openapi/${part}`, import.meta.url), new URL(part, copy), {
      recursive: true,
    });
  }
}
