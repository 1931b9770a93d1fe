/** The pages that first loads are measured on: home, list, product, article and globe of the demo marketplace. */
export async function samplePages(site: string): Promise<readonly string[]> {
  const [design, article] = await Promise.all([first(site, '/api/design/?limit=1'), first(site, '/api/article/?limit=1')]);
  return ['/', '/catalog', `/designs/${String(design['slug'])}`, `/article/id/${String(article['_id'])}`, '/globe'];
}

async function first(site: string, path: string): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(site + path);
  // A list is an array, or a page of one.
  const answer = (await response.json()) as Record<string, unknown>[] | { readonly items?: Record<string, unknown>[] };
  const [card] = Array.isArray(answer) ? answer : (answer.items ?? []);
  if (card === undefined) throw new Error(`${path} is empty: the site has nothing to measure.`);
  return card;
}
