import type { GatewayConfig } from '../config.ts';

/**
 * The content security policy of a document. Scripts run by nonce and what those load; style elements by nonce;
 * style attributes are allowed, because server-rendered markup has them.
 */
export function contentPolicy(nonce: string, config: GatewayConfig, origins: readonly string[]): string {
  const bannerOrigin = config.bannerUrl.startsWith('/') ? [] : [new URL(config.bannerUrl).origin];
  const sources = ["'self'", ...new Set([...origins, ...bannerOrigin])].join(' ');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src ${sources}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(config.publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers that every document carries, beside those of every answer. */
export const DOCUMENT_HEADERS = {
  'cache-control': 'no-cache',
  vary: 'Cookie, Accept-Encoding',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), browsing-topics=()',
} as const;
