import { BRAND } from '@orime/contracts';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';

/** Small files that belong to the site as a whole. */
export function siteFiles(app: FastifyInstance, { publicUrl }: GatewayConfig): void {
  const send = (path: string, type: string, body: string) =>
    app.get(path, (_, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').header('x-content-type-options', 'nosniff').send(body),
    );
  send('/robots.txt', 'text/plain; charset=utf-8', robots(publicUrl));
  send('/favicon.svg', 'image/svg+xml', FAVICON);
  // Browsers ask for it whatever the document says.
  app.get('/favicon.ico', (_, reply) => reply.redirect('/favicon.svg', 301));
  send('/site.webmanifest', 'application/manifest+json; charset=utf-8', JSON.stringify(webManifest));
}

function robots(publicUrl: string): string {
  const personal = [
    '/api/',
    '/admin/',
    '/dashboard',
    '/buyer/',
    '/consumer/',
    '/checkout',
    '/wholesale-checkout',
    '/order-info/',
    '/wholesale-order-info/',
    '/verify/',
  ];
  return [
    'User-agent: *',
    ...personal.map((path) => `Disallow: ${path}`),
    'Allow: /api/content/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

const webManifest = {
  name: BRAND.name,
  short_name: BRAND.name,
  description: BRAND.tagline.en,
  start_url: '/',
  display: 'standalone',
  background_color: '#0e0e10',
  theme_color: '#0e0e10',
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
};

/** A sheet with one fold: the brand's word for the crease that it leaves. */
const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#0e0e10"/><path d="M14 14h36L32 32z" fill="#ff6f4d"/><path d="M14 14l18 18-18 18z" fill="#f2f0ec"/><path d="M50 14v36H14l18-18z" fill="#f2f0ec" opacity=".55"/></svg>`;
