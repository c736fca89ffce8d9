import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyHash } from './copy';

/** The portal's colours and type, then the styles of the demo page. */
const files = [
  '../../src/ui/theme/tokens.css',
  '../../src/ui/theme/base.css',
  './demo-page.css',
] as const;

/** The style sheet of the demo page. */
export const style = files
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

const hash = createHash('sha256').update(style).digest('base64');

/** The content policy of the demo page: its style sheet, its script, and forms to this server; nothing else. */
export const demoPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash}'`,
  `script-src ${copyHash}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
