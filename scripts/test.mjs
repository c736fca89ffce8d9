/** `npm test`: installs what is missing, then runs every check. See testing/main.ts. */
import { ensureInstalled } from './install.mjs';

ensureInstalled();

const { register } = await import('tsx/esm/api');
register();
const { testFromCommandLine } = await import('./testing/main.ts');
await testFromCommandLine(process.argv.slice(2));
