/**
 * The code of a system error (`ENOENT`); undefined for others. Checks the shape, because errors in a test runner's realm have
 * another `Error` class.
 */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The message of an error, or any other thrown value as text. */
export function errorMessage(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}
