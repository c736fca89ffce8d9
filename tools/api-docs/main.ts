/** `npm run docs:api`: writes the description as one page that can be opened, mailed or served as it is. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildPage } from './build-page';

const folder = fileURLToPath(new URL('../../docs-api/', import.meta.url));

const page = buildPage();
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}index.html`, page);
console.log(`docs-api/index.html written, ${Math.round(page.length / 1024)} kB.`);
