import { expect, test } from '@jest/globals';
import type { ImageRef } from '@orime/contracts';
import { documentPieces } from './document-html.ts';
import type { FirstImage } from './page-head.ts';
import { joinPieces } from './parts-around-nonce.ts';

function html(images: readonly FirstImage[], markup?: string): string {
  const publicUrl = 'https://orime.example';
  const pieces = documentPieces({
    boot: { language: 'en', theme: 'dark', config: { bannerUrl: '/banner', bannerApiKey: '', publicUrl } },
    bootJson: '{}',
    head: { title: 'Orime', description: 'Clothes', canonicalPath: '/', image: undefined, isIndexed: true },
    page: markup === undefined ? undefined : { html: markup, styles: [], rendered: [], countries: {}, failed: [] },
    preloads: {
      scripts: ['/r/shell/1/c.js'],
      styles: [],
      fonts: [],
      data: [],
      lentScripts: ['/r/magazine/1/c.js'],
      entries: ['/r/shell/1/shell.js'],
      integrity: new Map(),
    },
    baseCss: '',
    structuredData: undefined,
    images,
    publicUrl,
    liveReload: false,
    override: undefined,
  });
  return joinPieces(pieces, Buffer.from('some')).toString();
}

const picture = (id: string): ImageRef => ({ id, width: 480, height: 640, alt: { en: '', jp: '' }, thumbhash: '', color: '#ffffff' });
const preloads = (page: string) => page.match(/<link rel="preload" as="image"[^>]*>/g);

test('the first picture is asked for by the document, at the width it has on the page', () => {
  expect(preloads(html([{ image: picture('fil_1'), sizes: '50vw' }]))).toEqual([
    '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/media/fil_1/160.webp 160w, /media/fil_1/250.webp 250w, /media/fil_1/480.webp 480w" imagesizes="50vw">',
  ]);
  expect(preloads(html([]))).toBeNull();
});

test('of two that take turns by the window, a browser asks for one', () => {
  const media = '(min-width: 768px)';
  const found = preloads(
    html([
      { image: picture('fil_1'), sizes: '100vw', media: `not all and ${media}` },
      { image: picture('fil_2'), sizes: '100vw', media },
    ]),
  );
  expect(found).toHaveLength(2);
  expect(found?.[0]).toContain(`media="not all and ${media}" imagesrcset="/media/fil_1/`);
  expect(found?.[1]).toContain(`media="${media}" imagesrcset="/media/fil_2/`);
});

test('scripts wait for the first picture of a page that can be read without them', () => {
  const waiting = html([{ image: picture('fil_1'), sizes: '50vw' }], '<main>Fog coat</main>');
  const scripts = [...waiting.matchAll(/<link rel="preload" as="script"[^>]*>/g)].map(([link]) => link);
  expect(scripts).toHaveLength(2);
  for (const link of scripts) expect(link).toContain(' media="not all" ');
  expect(waiting).toContain("dispatchEvent(new Event('orime-arrived'))");
  // The entry comes at once: it is small, and what waits.
  expect(waiting).toMatch(/<script defer fetchpriority="high" nonce="[^"]*" src="\/r\/shell\/1\/shell\.js">/);
});

test.each([
  ['without a picture', 'behind what it is read with', html([], '<main>Fog coat</main>'), ' fetchpriority="low"'],
  ['without markup', 'before all', html([{ image: picture('fil_1'), sizes: '50vw' }]), ''],
])('a page %s asks for its scripts at once, %s', (_, __, page, priority) => {
  expect(page).toContain(`<link rel="preload" as="script"${priority} nonce="some" href="/r/shell/1/c.js">`);
  expect(page).not.toContain('arriving');
  expect(page).not.toContain('media="not all"');
});
