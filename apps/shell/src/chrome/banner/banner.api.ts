import { bannerReadUrl, type BootData } from '@orime/contracts';
import { queryOptions } from '@orime/platform';
import { readPromoItems } from './promo-item.ts';
import type { PromoItem } from './promo-item.ts';

/** A service that does not answer has failed after this. */
const TIMEOUT_MS = 10_000;

/** The messages of the banner. A call of its own: the service may be on another host, which must never see the token (decision T3). */
export function promoQuery({ config, data }: BootData) {
  const url = bannerReadUrl(config);
  return queryOptions<readonly PromoItem[]>({
    queryKey: ['promo-banner', url],
    queryFn: async ({ signal }) => {
      const response = await fetch(new URL(url, globalThis.location.href), {
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        // As the document preloads it. Another host gets no cookie.
        credentials: 'same-origin',
        headers: { accept: 'application/json' },
      });
      if (!response.ok) throw new Error(`GET ${url} failed: ${String(response.status)}`);
      const items = readPromoItems(await response.json());
      if (items === undefined) throw new Error(`GET ${url} failed: an answer without results`);
      return items;
    },
    // A document may have brought the answer.
    initialData: () => readPromoItems(data[url]),
    // Also without a connection: the fallback is better than a bar that waits for one.
    networkMode: 'always',
    staleTime: 5 * 60_000,
    retry: 1,
    meta: { keep: false },
  });
}
