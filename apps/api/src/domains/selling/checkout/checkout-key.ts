import { hash } from 'node:crypto';

/** The form in which the keys of guests' checkouts and orders are kept. */
export function hashKey(key: string): string {
  return hash('sha256', key, 'base64url');
}
