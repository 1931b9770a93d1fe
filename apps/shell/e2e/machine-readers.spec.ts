import { expect, test } from '@playwright/test';
import { samplePath } from './support/sample-paths.ts';

/** Addresses of stories and places, and the structured data that each has to have. */
const PAGES: readonly (readonly [path: string, kind?: string])[] = [
  ['/digital-magazine'],
  ['{article}', 'Article'],
  ['/lookbook'],
  ['/archives'],
  ['/nyfw-invitation'],
  ['/critical-theory'],
  ['/what-a-trip'],
  ['/media'],
  ['/for-investors'],
  ['/resources/marketing-handbook'],
  ['/model-intake'],
  ['/business-directory'],
  ['/designers'],
  ['{producer}', 'Organization'],
  ['{model}', 'Person'],
  ['/spacetime'],
  ['/globe'],
];

/** What a search engine reads in the head of a document, by the browser's own parser. */
interface Head {
  readonly canonical: string;
  readonly alternates: Readonly<Record<string, string>>;
  readonly description: string;
  readonly title: string;
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

test('stories and places are whole for search engines and feed readers', async ({ page, request, baseURL }) => {
  await page.goto('/healthz');
  const site = baseURL ?? '';
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const [template, kind] of PAGES) {
    const path = await samplePath(request, template);
    for (const language of ['en', 'jp'] as const) {
      const address = language === 'en' ? path : `${path}?lang=jp`;
      const html = await (await request.get(address, { headers: { cookie: '' } })).text();
      const head = await page.evaluate(readHead, html);
      expect([address, new URL(head.canonical).pathname + new URL(head.canonical).search]).toEqual([address, address]);
      expect([address, head.alternates]).toMatchObject([address, { en: site + path, ja: `${site}${path}?lang=jp` }]);
      expect([address, head.title.length > 5, head.description.length > 20]).toEqual([address, true, true]);
      if (kind === undefined) continue;
      const found = head.data.find((each) => each['@type'] === kind);
      expect([address, found]).toMatchObject([address, { '@context': 'https://schema.org', url: expect.stringContaining(path) }]);
      if (kind === 'Article')
        expect(found).toMatchObject({
          headline: expect.stringMatching(/\S/),
          datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
          image: expect.stringMatching(/^https?:\/\//),
          author: { '@type': 'Person', name: expect.stringMatching(/\S/) },
        });
      else expect(found).toMatchObject({ name: expect.stringMatching(/\S/) });
    }
    expect(sitemap).toContain(`<loc>${site}${path}</loc>`);
  }
  const feed = await page.evaluate(readFeed, await (await request.get('/rss.xml')).text());
  expect(feed.error).toBe('');
  expect(feed.items.length).toBeGreaterThan(10);
  for (const item of feed.items) {
    expect(item.title).not.toBe('');
    expect(Number.isNaN(Date.parse(item.date))).toBe(false);
    expect(item.guid).toBe(item.link);
  }
  expect(new Set(feed.items.map(({ guid }) => guid)).size).toBe(feed.items.length);
  expect((await page.evaluate(readFeed, sitemap)).error).toBe('');
});

/** Runs in the page. */
function readHead(html: string): Head {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const attribute = (selector: string, name: string): string => parsed.querySelector(selector)?.getAttribute(name) ?? '';
  const links = [...parsed.querySelectorAll('link[rel="alternate"][hreflang]')];
  return {
    canonical: attribute('link[rel="canonical"]', 'href'),
    alternates: Object.fromEntries(links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''])),
    description: attribute('meta[name="description"]', 'content'),
    title: parsed.title,
    data: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => JSON.parse(textContent ?? '')),
  };
}

/** Runs in the page. Items of a feed; for other XML none, and what is wrong with it. */
function readFeed(xml: string) {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  const textOf = (item: Element, name: string): string => item.querySelector(name)?.textContent ?? '';
  return {
    error: parsed.querySelector('parsererror')?.textContent ?? '',
    items: [...parsed.querySelectorAll('channel > item')].map((item) => ({
      title: textOf(item, 'title'),
      link: textOf(item, 'link'),
      guid: textOf(item, 'guid'),
      date: textOf(item, 'pubDate'),
    })),
  };
}
