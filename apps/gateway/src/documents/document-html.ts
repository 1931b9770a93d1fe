import { BRAND, htmlLang, mediaUrl, MEDIA_WIDTHS, bannerReadUrl, type BootData, type PageMarkup } from '@orime/contracts';
import type { Override } from '@orime/federation/registry';
import { randomBytes } from 'node:crypto';
import { EARLY_INPUT_SCRIPT, REDRAWN_CSS } from './early-input-script.ts';
import { escapeHtml, scriptSafe } from './escape-html.ts';
import { FIRST_VIEW_CSS, FIRST_VIEW_SCRIPT, HELD_BACK } from './first-view-script.ts';
import { LIVE_RELOAD_SCRIPT } from './live-reload-script.ts';
import type { FirstImage, PageHead } from './page-head.ts';
import type { DocumentPieces } from './parts-around-nonce.ts';
import type { Preloads } from './preloads.ts';
import { STORED_PREFERENCES_SCRIPT } from './stored-preferences-script.ts';

export interface DocumentParts {
  readonly boot: Pick<BootData, 'language' | 'theme' | 'config'>;
  /** All of it, as JSON. */
  readonly bootJson: string;
  readonly head: PageHead;
  /** What the page shows first, where it was rendered. */
  readonly page: PageMarkup | undefined;
  readonly preloads: Preloads;
  readonly baseCss: string;
  readonly structuredData: object | undefined;
  readonly images: readonly FirstImage[];
  readonly publicUrl: string;
  readonly liveReload: boolean;
  readonly override: Override | undefined;
}

/** Stands for the nonce until an answer gets its own. Random for each process: no text of users can hold it. */
const NONCE = `nonce-${randomBytes(24).toString('hex')}`;

const THEME_COLOURS = { dark: '#0e0e10', light: '#f7f7f5' } as const;

/** One HTML document: everything a browser can start on, with the markup of the page where there is one. */
export function documentPieces(parts: DocumentParts): DocumentPieces {
  const html = Buffer.from(documentHtml(parts));
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(NONCE); at >= 0; at = html.indexOf(NONCE, from)) {
    pieces.push(html.subarray(from, at));
    from = at + NONCE.length;
  }
  return [...pieces, html.subarray(from)];
}

function documentHtml(parts: DocumentParts): string {
  const { boot, head } = parts;
  const attributes = `lang="${htmlLang(boot.language)}" data-theme="${boot.theme}"`;
  return `<!doctype html>
<html ${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(head.title)}</title>
${[...metaTags(parts), ...preloadTags(parts)].join('\n')}
<script nonce="${NONCE}">${STORED_PREFERENCES_SCRIPT}</script>
${parts.page === undefined ? '' : withNonce(EARLY_INPUT_SCRIPT, REDRAWN_CSS)}${waitsForPictures(parts) ? withNonce(FIRST_VIEW_SCRIPT, FIRST_VIEW_CSS) : ''}<style nonce="${NONCE}">${parts.baseCss}</style>
${pageStyles(parts)}<script type="application/json" id="orime-boot">${scriptSafe(parts.bootJson)}</script>
${structured(parts.structuredData)}${parts.preloads.entries.map((url) => `<script defer fetchpriority="high" nonce="${NONCE}" src="${url}"${digest(parts.preloads, url)}></script>`).join('\n')}
${parts.liveReload ? `<script nonce="${NONCE}">${LIVE_RELOAD_SCRIPT}</script>\n` : ''}</head>
<body>
<div id="root">${parts.page?.html ?? ''}</div>
${overrideRibbon(parts)}${noScript(boot.language, parts.page !== undefined)}</body>
</html>
`;
}

/** A page that can be read before its scripts are there, and that looks unfinished without its first picture. */
function waitsForPictures({ page, images }: DocumentParts): boolean {
  return page !== undefined && images.length > 0;
}

function withNonce(script: string, css: string): string {
  return `<script nonce="${NONCE}">${script}</script>\n<style nonce="${NONCE}">${css}</style>\n`;
}

/**
 * In the order of their rules, each under the names by which the browser's style cache knows them. `data-s` says to Emotion that they are in
 * the head already: it would move them there, and the browser lay the page out anew.
 */
function pageStyles({ page }: DocumentParts): string {
  return (page?.styles ?? [])
    .map(({ names, css }) => `<style nonce="${NONCE}" data-emotion="${escapeHtml(names)}" data-s>${css}</style>\n`)
    .join('');
}

/** Outside of what React draws: it is there whatever the version in question does. */
function overrideRibbon({ override, boot: { language } }: DocumentParts): string {
  if (override === undefined) return '';
  const { remote, version, exp } = override;
  const until = new Date(exp * 1000).toLocaleTimeString(htmlLang(language), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  const [text, end] =
    language === 'jp'
      ? [`${remote} ${version}を確認中です（${until} UTCまで）`, '終了する']
      : [`You alone see ${remote} ${version}, until ${until} UTC`, 'End this'];
  return `<aside data-override style="${RIBBON_STYLE}">${escapeHtml(text)} <a href="/override/end" style="color:inherit">${end}</a></aside>\n`;
}

const RIBBON_STYLE =
  'position:fixed;inset-block-end:0;inset-inline:0;z-index:2147483647;padding:4px 12px;background:#ffd400;color:#1a1a1a;font:13px/1.5 system-ui,sans-serif;text-align:center';

/** Without JavaScript a page without markup is nothing, and one with it can be read but not answered. */
function noScript(language: BootData['language'], hasMarkup: boolean): string {
  const text = NO_SCRIPT[language][hasMarkup ? 'readable' : 'empty'];
  return `<noscript><p style="margin:0;padding:16px;text-align:center">${text}</p></noscript>\n`;
}

const NO_SCRIPT = {
  en: {
    empty: 'Please switch JavaScript on to see this site.',
    readable: 'Please switch JavaScript on to buy, to sign in or to send a form.',
  },
  jp: {
    empty: 'このサイトを表示するにはJavaScriptを有効にしてください。',
    readable: 'ご購入、ログイン、フォームの送信には、JavaScriptを有効にしてください。',
  },
} as const;

function metaTags({ head, boot, publicUrl }: DocumentParts): string[] {
  const english = publicUrl + head.canonicalPath;
  const japanese = `${english}?lang=jp`;
  const own = boot.language === 'jp' ? japanese : english;
  const robots = head.isIndexed
    ? [
        `<link rel="canonical" href="${escapeHtml(own)}">`,
        `<link rel="alternate" hreflang="en" href="${escapeHtml(english)}">`,
        `<link rel="alternate" hreflang="ja" href="${escapeHtml(japanese)}">`,
        `<link rel="alternate" hreflang="x-default" href="${escapeHtml(english)}">`,
      ]
    : ['<meta name="robots" content="noindex">'];
  return [
    ...tag('description', head.description),
    ...robots,
    ...tag('og:site_name', BRAND.name, 'property'),
    ...tag('og:type', 'website', 'property'),
    ...tag('og:title', head.title, 'property'),
    ...tag('og:description', head.description, 'property'),
    ...tag('og:url', own, 'property'),
    ...tag('og:locale', boot.language === 'jp' ? 'ja_JP' : 'en_US', 'property'),
    ...imageTags(head.image),
    ...tag('twitter:card', head.image === undefined ? 'summary' : 'summary_large_image'),
    ...tag('theme-color', THEME_COLOURS[boot.theme]),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    '<link rel="alternate" type="application/rss+xml" href="/rss.xml">',
  ];
}

function tag(name: string, content: string | undefined, key = 'name'): string[] {
  return content === undefined ? [] : [`<meta ${key}="${name}" content="${escapeHtml(content)}">`];
}

function imageTags(image: PageHead['image']): string[] {
  if (image === undefined) return [];
  const { url, alt, size } = image;
  return [
    ...tag('og:image', url, 'property'),
    ...tag('og:image:width', size && String(size.width), 'property'),
    ...tag('og:image:height', size && String(size.height), 'property'),
    ...tag('og:image:alt', alt === '' ? undefined : alt, 'property'),
  ];
}

function preloadTags(parts: DocumentParts): string[] {
  const { preloads, images, boot } = parts;
  const waits = waitsForPictures(parts) ? ` ${HELD_BACK}` : '';
  // A page that comes with its markup can be read before its scripts are there: the document comes before them.
  const priority = parts.page === undefined || waits !== '' ? '' : ' fetchpriority="low"';
  return [
    // The largest image first: it decides when the page looks ready.
    ...images.map(imagePreload),
    ...preloads.scripts.map(
      (url) => `<link rel="preload" as="script"${waits}${priority} nonce="${NONCE}" href="${url}"${digest(preloads, url)}>`,
    ),
    // Behind the scripts: the fallback faces have the same metrics.
    ...preloads.fonts.map((url) => `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="${url}">`),
    // Data behind the code that asks for it, as that code asks.
    ...[bannerReadUrl(boot.config), ...preloads.data].map(
      (url) => `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${escapeHtml(url)}">`,
    ),
    ...preloads.lentScripts.map(
      (url) => `<link rel="preload" as="script"${waits} fetchpriority="low" nonce="${NONCE}" href="${url}"${digest(preloads, url)}>`,
    ),
    ...preloads.styles.map((url) => `<link rel="preload" as="style" href="${url}">`),
  ];
}

/** What a browser compares the script with before it runs it. */
function digest({ integrity }: Preloads, url: string): string {
  const value = integrity.get(url);
  return value === undefined ? '' : ` integrity="${value}"`;
}

/** The same candidates as the page's own `srcset`, so that the preloaded file is the one it picks. */
function imagePreload({ image: { id, width }, sizes, media }: FirstImage): string {
  const useful = MEDIA_WIDTHS.filter((_, index) => index === 0 || (MEDIA_WIDTHS[index - 1] ?? 0) < width);
  const candidates = useful.map((candidate) => `${mediaUrl(id, candidate)} ${String(Math.min(candidate, width))}w`).join(', ');
  const where = media === undefined ? '' : ` media="${escapeHtml(media)}"`;
  return `<link rel="preload" as="image" fetchpriority="high"${where} imagesrcset="${candidates}" imagesizes="${escapeHtml(sizes)}">`;
}

function structured(data: object | undefined): string {
  return data === undefined ? '' : `<script type="application/ld+json">${scriptSafe(JSON.stringify(data))}</script>\n`;
}
