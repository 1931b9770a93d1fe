/** A fresh idempotency key. `crypto.randomUUID` is missing on insecure origins other than localhost. */
export function newKey(): string {
  return Array.from(globalThis.crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
