import type { FastifyReply } from 'fastify';

export interface Page {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** Page of a query with the list's own default length. */
export function readPage(query: { readonly page?: number; readonly limit?: number }, defaultLimit = 24): Page {
  const page = query.page ?? 1;
  const limit = query.limit ?? defaultLimit;
  return { page, limit, offset: (page - 1) * limit };
}

/** A page behind the last one has no rows that could carry the total: it is asked of the first one then. */
export async function readCounted<Found extends { readonly total: number }>(
  page: Page,
  list: (page: Page) => Promise<Found>,
): Promise<Found> {
  const found = await list(page);
  return found.total > 0 || page.page === 1 ? found : { ...found, total: (await list({ page: 1, limit: 1, offset: 0 })).total };
}

/** What a bare array cannot say: how many there are in all, and where the next page is. */
export function setPageHeaders(reply: unknown, url: string, page: Page, total: number): void {
  (reply as FastifyReply).headers(pageHeaders(url, page, total)); // replies of typed routes are the same object with a narrower `send`
}

/** The same as a record, for answers that are kept. */
export function pageHeaders(url: string, { page, limit }: Page, total: number): Readonly<Record<string, string>> {
  const links = [
    ...(page > 1 ? [`<${pageUrl(url, page - 1)}>; rel="prev"`] : []),
    ...(page * limit < total ? [`<${pageUrl(url, page + 1)}>; rel="next"`] : []),
  ];
  const headers = { 'x-total-count': String(total), 'access-control-expose-headers': 'x-total-count, link' };
  return links.length === 0 ? headers : { ...headers, link: links.join(', ') };
}

function pageUrl(url: string, page: number): string {
  const [path = '', search = ''] = url.split('?', 2).map((part) => part.replaceAll(/[<>"]/g, encodeURIComponent));
  const query = new URLSearchParams(search);
  query.set('page', String(page));
  return `${path}?${query.toString()}`;
}
