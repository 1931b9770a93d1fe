import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { renderScreen } from '@orime/testing';
import { sampleDesignCard } from '@orime/testing/samples';
import { screen, waitFor } from '@testing-library/react';
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

async function open() {
  const page = await renderScreen(() => <ProductCard design={sampleDesignCard()} />, { route });
  await page.user.hover(screen.getByRole('article'));
  await import('./carry-pictures.ts');
  return page;
}

test('the photograph of a card travels, and the link leads where it says', async () => {
  const { user, address, close } = await open();
  await user.click(screen.getByRole('link', { name: 'Indigo Haori' }));
  await waitFor(() => expect(address()).toBe('/designs/indigo-haori'));
  expect(begun).toEqual([['garment']]);
  await waitFor(() => expect(travelling()).toEqual([]));
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
