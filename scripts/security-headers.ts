import type { OutgoingHttpHeaders } from 'node:http';

/**
 * The headers of every static answer. Strict-Transport-Security and upgrade-insecure-requests are
 * set only by the production host: over plain http they would break localhost.
 */
export const securityHeaders: OutgoingHttpHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(self)',
    'geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'browsing-topics=()',
  ].join(', '),
  'X-Robots-Tag': 'noindex, nofollow',
};

/**
 * The content security policy of one answer.
 * @param nonce the nonce that a `<style>` element must have
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types emergency-worker',
  ].join('; ');
}
