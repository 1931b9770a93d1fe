import type { APIRequestContext } from '@playwright/test';

/** Addresses of one real design, article, model and producer of the site at hand. */
export async function samplePath(request: APIRequestContext, template: string): Promise<string> {
  switch (template) {
    case '{design}':
      return `/designs/${(await first<{ slug: string }>(request, '/api/design/?limit=1&inStock=1')).slug}`;
    case '{wholesale}':
      return `/wholesale/${(await first<{ id: string }>(request, '/api/wholesale/catalog?limit=1')).id}`;
    case '{article}':
      return `/article/id/${(await first<{ slug: string }>(request, '/api/article/?limit=1')).slug}`;
    case '{model}':
      return `/model/${(await first<{ slug: string }>(request, '/api/profile/models?limit=1')).slug}`;
    case '{producer}':
      return `/producer/${(await first<{ handle: string }>(request, '/api/producer/?limit=1')).handle}`;
    default:
      return template;
  }
}

async function first<Item>(request: APIRequestContext, url: string): Promise<Item> {
  const response = await request.get(url);
  // Lists are arrays or pages of them, by contract.
  const body = (await response.json()) as Item[] | { items: Item[] };
  const [item] = Array.isArray(body) ? body : body.items;
  if (item === undefined) throw new Error(`${url} answered an empty list`);
  return item;
}
