import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

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

/** The content policy of the demo page: its one style sheet, and forms to this server; nothing else. */
export const demoPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
