/** A bucket that did not answer, or refused what it was asked. The client's own error is the `cause`. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  /** `store_unreachable`: no answer in time, or one that says that the storage itself has failed (status 500 and above). */
  readonly code: 'store_unreachable' | 'store_refused';
  /** Undefined where there was no answer. */
  readonly status: number | undefined;

  constructor(store: string, cause: unknown) {
    const status = statusOf(cause);
    const isAnswer = status !== undefined && status < 500;
    super(`${store} ${isAnswer ? 'refuses' : 'does not answer'}: ${reasonOf(cause)}`, { cause });
    this.code = isAnswer ? 'store_refused' : 'store_unreachable';
    this.status = status;
  }
}

/** Matches by `name`, because the class may be loaded twice. */
export function isStoreError(error: unknown): error is StoreError {
  return error instanceof Error && error.name === 'StoreError';
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const { httpStatusCode } = error.$metadata as { readonly httpStatusCode?: number };
  return httpStatusCode;
}

/** Several addresses of one name that were all tried have an error without a message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message === '' || error.message === code ? code : `${code}: ${error.message}`;
}
