/** The code of a system or database error (`ENOENT`, `23505`). By shape: a test runner's realm has another `Error` class than the system. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
