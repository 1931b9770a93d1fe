import { queryOptions } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { installedPlatform } from '../current-platform.ts';
import { api } from '../http/api.ts';

export interface ApiQuery {
  /** Starts with the resource and holds every input: `['design', { name }]`. */
  readonly key: QueryKey;
  readonly url: string;
}

/** A read of the API. When the document brought the answer along, it is there at the first render. */
export function apiQuery<Answer>({ key, url }: ApiQuery) {
  return queryOptions<Answer>({
    queryKey: key,
    queryFn: ({ signal }) => api.get<Answer>(url, { signal }),
    // The document's data is what the endpoint answered at this URL, made by the gateway.
    initialData: () => installedPlatform()?.boot.data[url] as Answer | undefined,
    // It was read as a visitor: for somebody signed in it is shown, but read again.
    initialDataUpdatedAt: () => (installedPlatform()?.session.getState().status === 'signed-in' ? 0 : bootTime()),
  });
}

function bootTime(): number {
  return globalThis.performance?.timeOrigin ?? Date.now();
}
