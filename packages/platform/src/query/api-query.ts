import { queryOptions } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { installedPlatform } from '../current-platform.ts';
import { api } from '../http/api.ts';
import { earlyAnswer, takeEarly } from './early-answers.ts';

export interface ApiQuery {
  /** Starts with the resource and contains every input: `['design', { name }]`. */
  readonly key: QueryKey;
  readonly url: string;
}

/** Query options for an API read. Data that the document includes is available on the first render. */
export function apiQuery<Answer>({ key, url }: ApiQuery) {
  return queryOptions<Answer>({
    queryKey: key,
    // What was read early is the endpoint's answer to this URL. A read that was broken off is no answer.
    queryFn: ({ signal }) =>
      (takeEarly(url) as Promise<Answer> | undefined)?.catch(() => api.get<Answer>(url, { signal })) ?? api.get<Answer>(url, { signal }),
    // Read early, or inlined by the gateway: the endpoint's response to this URL.
    initialData: () => (earlyAnswer(url)?.body ?? installedPlatform()?.boot.data[url]) as Answer | undefined,
    // The document was rendered for a visitor: signed-in users see it at first, but it is refetched.
    initialDataUpdatedAt: () => earlyAnswer(url)?.at ?? (installedPlatform()?.session.getState().status === 'signed-in' ? 0 : bootTime()),
  });
}

function bootTime(): number {
  // A server's process is older than what it renders.
  return typeof document === 'undefined' ? Date.now() : globalThis.performance.timeOrigin;
}
