import type { ReactNode } from 'react';
import contact from '../../parts/contact/contact.css?inline';
import emergency from '../../parts/contact/emergency.css?inline';
import { KEPT_UNTIL } from '../../storage/kept-card';
import facts from '../../ui/page/facts.css?inline';
import page from '../../ui/page/page.css?inline';
import sectionCard from '../../ui/page/section-card.css?inline';
import listCards from '../../ui/table/list-cards.css?inline';
import base from '../../ui/theme/base.css?inline';
import controls from '../../ui/theme/controls.css?inline';
import tokens from '../../ui/theme/tokens.css?inline';
import kept from './kept.css?inline';

const sheets = [
  tokens,
  base,
  controls,
  page,
  sectionCard,
  facts,
  listCards,
  contact,
  emergency,
  kept,
];

/** Draws content once, outside of the page. */
export type Draw = (content: ReactNode) => Node[];

interface KeptPage {
  readonly title: string;
  readonly content: readonly Node[];
  /** 503 for a page that stands for another one. */
  readonly status?: 503;
  /** In ms since 1970; without it the page is shown as long as it is kept. */
  readonly until?: number;
}

/** Reloads for the link to try again: by the link alone Firefox loses a draft or a token that is in the history entry. */
const RETRY_SCRIPT = `document.querySelector('a[href=""]').onclick=e=>{e.preventDefault();location.reload()}`;

/**
 * A page as the worker answers it (`docs/decisions/0042`): one document without pictures and further files, in the
 * theme, font size and accent of the portal. Its policy allows only the one style sheet and the one script inside it.
 */
export async function keptResponse({ title, content, status, until }: KeptPage): Promise<Response> {
  const { dataset, style } = document.documentElement;
  const css = `${sheets.join('')}:root{${style.cssText}}`;
  const document_ = document.implementation.createHTMLDocument(title);
  const { documentElement: root, head, body } = document_;
  root.lang = 'sl';
  if (dataset.theme !== undefined) root.dataset.theme = dataset.theme;
  for (const [name, value] of [
    ['viewport', 'width=device-width, initial-scale=1'],
    ['robots', 'noindex, nofollow'],
  ] as const) {
    head.append(Object.assign(document_.createElement('meta'), { name, content: value }));
  }
  // Without an icon a browser asks for /favicon.ico.
  head.append(Object.assign(document_.createElement('link'), { rel: 'icon', href: 'data:,' }));
  body.append(...content);
  // The policy allows no style attributes.
  for (const element of body.querySelectorAll('[style]')) element.removeAttribute('style');
  // As text: this document's policy allows no style element without its nonce, and no script.
  const html = root.outerHTML
    .replace('</head>', () => `<meta charset="utf-8"><style>${css}</style></head>`)
    .replace('</body>', () => `<script>${RETRY_SCRIPT}</script></body>`);
  return new Response(`<!doctype html>${html}`, {
    status: status ?? 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; img-src data:; style-src 'sha256-${await sha256(css)}'; script-src 'sha256-${await sha256(RETRY_SCRIPT)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      'Cache-Control': 'no-store',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      ...(until !== undefined && { [KEPT_UNTIL]: String(until) }),
    },
  });
}

async function sha256(text: string): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(sum)));
}
