import { createHash, createHmac } from 'node:crypto';

/**
 * The key in the link to something that was sent by a form: 32 bytes that nobody without the server's secret can guess, as
 * base64url. It is derived rather than drawn, so that a later mail can have the link again, while the database keeps a hash.
 */
export function linkKey(
  kind: 'application' | 'model-intake' | 'newsletter' | 'privacy-request' | 'stock-alert',
  id: string,
  secret: string,
): string {
  return createHmac('sha256', secret).update(`${kind}-key:${id}`).digest('base64url');
}

export function hashLinkKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
