import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ImageRef } from '@orime/contracts';
import { renderScreen } from '@orime/testing';
import { sampleDesignCard, sampleImage, sampleProfileCard } from '@orime/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ArticleCard } from './article-card.tsx';
import { DesignerCard } from './designer-card.tsx';
import { LookbookCard } from './lookbook-card.tsx';
import { ProductCard } from './product-card.tsx';

const route = {
  path: '/',
  screen: 'card',
  access: 'public',
  chrome: { header: 'full', banner: true, scrollButton: true },
  titleKey: '',
  criticality: 'core',
} as const;

let wantsCalm = false;
const travelling = (): string[] =>
  [...document.querySelectorAll('img')].map((picture) => picture.style.getPropertyValue('view-transition-name')).filter(Boolean);
let begun: (readonly string[])[] = [];

// jsdom has neither: the browser asks for a picture of the old page before it lets the page change.
beforeEach(() => {
  begun = [];
  wantsCalm = false;
  Object.assign(document, {
    startViewTransition: (change: () => Promise<void>) => {
      begun.push(travelling());
      const finished = Promise.resolve().then(change);
      return { finished, ready: finished };
    },
  });
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: wantsCalm, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
});
afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

async function open(card: ReactNode = <ProductCard design={sampleDesignCard()} />) {
  const page = await renderScreen(() => card, { route });
  await page.user.hover(screen.getByRole('article'));
  await import('./carry-pictures.ts');
  return page;
}

test('the photograph of a card travels, and the link leads where it says', async () => {
  const { user, address, close } = await open();
  await user.click(screen.getByRole('link', { name: 'Indigo Haori' }));
  await waitFor(() => expect(address()).toBe('/designs/indigo-haori'));
  expect(begun).toEqual([['carried']]);
  await waitFor(() => expect(travelling()).toEqual([]));
  close();
});

const cover = sampleImage({ id: 'fil_cover' });
const other = sampleImage({ id: 'fil_other' });
const title = { en: 'Rain', jp: '雨' };

const story = (hero: ImageRef | null) => ({
  _id: 'art_1',
  id: 'art_1',
  slug: 'rain',
  title,
  dek: title,
  section: 'craft',
  sectionLabel: title,
  tags: [],
  author: { name: 'Mori', nameJp: '森' },
  cover,
  hero,
  publishedAt: null,
  readingMinutes: { en: 4, jp: 5 },
  likes: 0,
});

const book = (first: ImageRef) => ({
  _id: 'lkb_1',
  id: 'lkb_1',
  slug: 'rain',
  title,
  season: 'AW26',
  designer: { id: 'prf_ito', handle: 'ito-kasumi', name: 'Ito Kasumi', nameJp: '伊藤霞' },
  cover,
  looks: [{ number: 1, image: first, hotspots: [] }],
  published: true,
  version: 1,
});

const toBook = '/lookbook?season=AW26&book=rain';

test.each([
  ['a story without a wide picture', <ArticleCard key="" article={story(null)} />, '/article/id/rain', true],
  ['a story whose page opens with another', <ArticleCard key="" article={story(other)} />, '/article/id/rain', false],
  ['a story shown by what its page opens with', <ArticleCard key="" article={story(other)} layout="lead" />, '/article/id/rain', true],
  ['a lookbook that begins with its cover', <LookbookCard key="" lookbook={book(cover)} to={toBook} />, toBook, true],
  ['a lookbook that begins with another', <LookbookCard key="" lookbook={book(other)} to={toBook} />, toBook, false],
  ['a designer with a cover', <DesignerCard key="" profile={sampleProfileCard()} />, '/shop/ito-kasumi', true],
  [
    'a designer shown by a garment',
    <DesignerCard key="" profile={sampleProfileCard({ cover: null, thumbs: [cover] })} />,
    '/shop/ito-kasumi',
    false,
  ],
])('the picture of %s travels if it is at the other end: %#', async (_, card, to, travels) => {
  const { user, address, close } = await open(card);
  await user.click(screen.getByRole('link'));
  await waitFor(() => expect(address()).toBe(to));
  expect(begun).toEqual(travels ? [['carried']] : []);
  close();
});

test('a link that opens elsewhere is the browser’s', async () => {
  const { user, close } = await open();
  const link = screen.getByRole('link', { name: 'Indigo Haori' });
  // jsdom cannot open a window, and says so.
  link.addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  link.setAttribute('target', '_blank');
  await user.click(link);
  expect(begun).toEqual([]);
  close();
});

test('nothing travels for who wants less motion', async () => {
  wantsCalm = true;
  const { user, address, close } = await open();
  await user.click(screen.getByRole('link', { name: 'Indigo Haori' }));
  await waitFor(() => expect(address()).toBe('/designs/indigo-haori'));
  expect(begun).toEqual([]);
  close();
});
