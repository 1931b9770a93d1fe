import { queryOptions } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { installedPlatform } from '../current-platform.ts';
import { api } from '../http/api.ts';

export interface ApiQuery {
  /** Starts with the resource and contains every input: `['design', { name }]`. */
  readonly key: QueryKey;
  readonly url: string;
}

/** Query options for an API read. Data that the document includes is available on the first render. */
export function apiQuery<Answer>({ key, url }: ApiQuery) {
  return queryOptions<Answer>({
    queryKey: key,
    queryFn: ({ signal }) => api.get<Answer>(url, { signal }),
    // Inlined by the gateway: the endpoint's response to this URL.
    initialData: () => installedPlatform()?.boot.data[url] as Answer | undefined,
    // The document was rendered for a visitor: signed-in users see it at first, but it is refetched.
    initialDataUpdatedAt: () => (installedPlatform()?.session.getState().status === 'signed-in' ? 0 : bootTime()),
  });
}

function bootTime(): number {
  // A server's process is older than what it renders.
  return typeof document === 'undefined' ? Date.now() : globalThis.performance.timeOrigin;
}
