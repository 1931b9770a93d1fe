import { createHmac } from 'node:crypto';

/**
 * The key in a guest's link: 32 bytes that nobody without the server's secret can guess, as base64url. It is derived rather
 * than drawn, so that a lost link can be mailed again and browser and webhook agree on it, while the database keeps a hash.
 */
export function orderKey(groupId: string, secret: string): string {
  return createHmac('sha256', secret).update(`order-key:${groupId}`).digest('base64url');
}
