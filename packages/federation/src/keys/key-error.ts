/** A key that cannot be read; the message says which and what to do. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
  readonly code = 'key_invalid';
}
