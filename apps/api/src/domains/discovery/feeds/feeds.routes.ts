import { BRAND } from '@orime/contracts';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { listFeedArticles, listSitePages } from './feeds.queries.ts';

/** Pages that do not come from data and are for everybody. */
const staticPages = [
  '/',
  '/catalog',
  '/catalog/men',
  '/catalog/women',
  '/men',
  '/women',
  '/sale',
  '/business-directory',
  '/designers',
  '/globe',
  '/spacetime',
  '/digital-magazine',
  '/lookbook',
  '/archives',
  '/critical-theory',
  '/what-a-trip',
  '/media',
  '/for-investors',
  '/resources/marketing-handbook',
  '/nyfw-invitation',
  '/model-intake',
  '/about',
  '/for-brands',
  '/for-manufacturers',
  '/wholesale/catalog',
  '/terms-of-service',
  '/privacy-policy',
  '/return-policy',
  '/resale-disclaimer',
  '/vendor-agreement',
];

/** Files for readers and search engines: `/rss.xml` and `/sitemap.xml`, which has only pages that are released. */
export async function feedsRoutes(app: ApiApp): Promise<void> {
  const site = app.config.publicUrl;

  app.get('/rss.xml', { config: { rule: anyone } }, async (_, reply) => {
    const articles = await listFeedArticles(app.db);
    const items = articles.map(({ slug, title, dek, author, section, publishedAt }) => {
      const link = `${site}/article/id/${encodeURIComponent(slug)}`;
      return `<item><title>${escape(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${publishedAt.toUTCString()}</pubDate><category>${escape(section)}</category><dc:creator>${escape(author)}</dc:creator><description>${escape(dek)}</description></item>`;
    });
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${escape(`${BRAND.name} Magazine`)}</title><link>${site}/digital-magazine</link><description>${escape(BRAND.tagline.en)}</description><language>en</language><atom:link href="${site}/rss.xml" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>\n`,
      );
  });

  app.get('/sitemap.xml', { config: { rule: anyone } }, async (_, reply) => {
    const isLive = await app.liveRoutes();
    const all = [...staticPages.map((path) => ({ path, changedAt: null })), ...(await listSitePages(app.db))];
    const pages = all.filter(({ path }) => isLive(path));
    const urls = pages.map(({ path, changedAt }) => {
      const plain = `${site}${encodeURI(path)}`;
      const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
      return `<url><loc>${plain}</loc>${changed}<xhtml:link rel="alternate" hreflang="en" href="${plain}"/><xhtml:link rel="alternate" hreflang="ja" href="${plain}?lang=jp"/></url>`;
    });
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`,
      );
  });
}

/** XML has no way to write most control characters: one of them, and no reader opens the file. */
function escape(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\n\t]|[\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
