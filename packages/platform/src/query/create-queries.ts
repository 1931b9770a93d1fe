import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../http/api-error.ts';

const FRESH_MS = 60_000;
const MAX_RETRIES = 2;

/** Creates the page's query client. Retries only transient failures: no response, and 5xx. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: isWorthRetrying, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}

function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < MAX_RETRIES && (!isApiError(error) || error.status === 0 || error.status >= 500);
}
