import { isApiError } from '@orime/platform';

export type Refusal = 'unauthenticated' | 'forbidden';

/** Whether the server turned this visitor away, rather than failed. It alone decides who may be here. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!isApiError(error)) return undefined;
  if (error.status === 401) return 'unauthenticated';
  return error.status === 403 ? 'forbidden' : undefined;
}
