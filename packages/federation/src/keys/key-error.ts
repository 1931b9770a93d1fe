/** A key that cannot be read; the message says which and what to do. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
  readonly code: 'key_invalid' | 'key_missing';

  constructor(message: string, code: 'key_invalid' | 'key_missing' = 'key_invalid') {
    super(message);
    this.code = code;
  }
}

/** Matches by `name`, because the class may be loaded twice. */
export function isKeyError(error: unknown): error is KeyError {
  return error instanceof Error && error.name === 'KeyError';
}
