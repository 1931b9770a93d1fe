import { afterEach, expect, test } from '@jest/globals';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { renderScreen, type RenderedScreen } from '@orime/testing';
import { sampleDesignCard, sampleImage } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { designPage, locales } from '../../sample-designs.fixture.ts';
import GenderLandingScreen from './gender-landing-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(items: readonly DesignCard[]) {
  shown = await renderScreen(GenderLandingScreen, {
    route: routes.find(({ path }) => path === '/women') ?? routes[0],
    locales,
    api: { 'GET /api/design/': () => designPage(items) },
  });
  await screen.findByRole('heading', { level: 1 });
}

const garment = (slug: string, soldOut: boolean) =>
  sampleDesignCard({
    id: slug,
    slug,
    name: slug,
    soldOut,
    images: [sampleImage({ id: slug, alt: { en: `Picture of ${slug}`, jp: slug } })],
  });

test('opens with the newest garment that can be had, and lists the others in their order, what is gone last', async () => {
  await open([garment('gone', true), garment('coat', false), garment('shirt', false)]);
  const pictures = screen.getAllByRole('img', { name: /^Picture of/ });
  expect(pictures[0]).toHaveAttribute('alt', 'Picture of coat');
  expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(['shirt', 'gone']);
});

test('opens with the newest of all once nothing can be had', async () => {
  await open([garment('coat', true), garment('shirt', true)]);
  expect(screen.getAllByRole('img', { name: /^Picture of/ })[0]).toHaveAttribute('alt', 'Picture of coat');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
