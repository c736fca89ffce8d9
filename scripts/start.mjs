/**
 * `npm start` and `npm run dev`: installs what is missing, then serves the portal and its backend
 * in this one process, so that Ctrl-C leaves nothing behind.
 */
import { ensureInstalled } from './install.mjs';

ensureInstalled();

const { register } = await import('tsx/esm/api');
register();
const { serveFromCommandLine } = await import('./serve.ts');
await serveFromCommandLine(process.argv.slice(2));
