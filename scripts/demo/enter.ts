import { createHash } from 'node:crypto';
import { Html, html } from './html';

/** Stores the session as the portal's login does, under the keys of the specification, and opens the portal. */
const script = `const { user_data, token_string } = JSON.parse(document.getElementById('login').textContent);
localStorage.setItem('userData', JSON.stringify(user_data));
localStorage.setItem('JWT', token_string);
for (const key of ['selectedUnit', 'allowedPages']) localStorage.removeItem(key);
location.replace('/');`;

const hash = createHash('sha256').update(script).digest('base64');

/** The content policy of that page: its one script. */
export const enterPolicy = [
  "default-src 'none'",
  `script-src 'sha256-${hash}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The page between the demo page and the portal.
 * @param login the answer of the login
 */
export function enterPage(login: unknown): string {
  const data = JSON.stringify(login).replaceAll('<', '\\u003c');
  return html`<!doctype html>
<html lang="sl">
  <head>
    <meta charset="utf-8">
    <title>Vstop v portal</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <noscript>Za portal vklopite JavaScript.</noscript>
    <script type="application/json" id="login">${new Html(data)}</script>
    <script>${new Html(script)}</script>
  </body>
</html>
`.text;
}
