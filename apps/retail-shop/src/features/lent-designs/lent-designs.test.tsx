import { afterEach, expect, test } from '@jest/globals';
import { fail, renderScreen, type RenderedScreen } from '@orime/testing';
import { sampleDesignCard, sampleImage } from '@orime/testing/samples';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-designs.fixture.ts';
import DesignerDesignsFragment from './designer-designs-fragment.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const Lent = () => <DesignerDesignsFragment designer="ito-kasumi" />;

test('lends a designer’s newest designs with the shop’s own likes', async () => {
  shown = await renderScreen(Lent, {
    route: routes[0],
    at: '/catalog?page=3',
    language: 'jp',
    locales,
    api: { 'GET /api/design/': () => [sampleDesignCard()] },
  });
  expect(await screen.findByRole('link', { name: '藍の羽織' })).toHaveAttribute('href', '/designs/indigo-haori');
  expect(screen.getByRole('button', { name: 'いいね' })).toBeInTheDocument();
  expect(shown.api.calls.map(({ url }) => url)).toEqual(['/api/design/?currency=USD&designer=ito-kasumi&limit=4&sort=new']);
});

test('a single garment is shown from two sides, several from one', async () => {
  const images = [sampleImage({ id: 'fil_front' }), sampleImage({ id: 'fil_back', alt: { en: 'Its back', jp: '後ろ姿' } })];
  const one = sampleDesignCard({ images });
  shown = await renderScreen(Lent, { route: routes[0], locales, api: { 'GET /api/design/': () => [one] } });
  expect(await screen.findByRole('link', { name: 'Its back' })).toHaveAttribute('href', '/designs/indigo-haori');
  shown.close();
  const two = [one, sampleDesignCard({ id: 'dsn_obi', slug: 'silk-obi', name: 'Silk Obi', images })];
  shown = await renderScreen(Lent, { route: routes[0], locales, api: { 'GET /api/design/': () => two } });
  expect(await screen.findByRole('link', { name: 'Silk Obi' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Its back' })).not.toBeInTheDocument();
});

test('says when there is nothing in the shop', async () => {
  shown = await renderScreen(Lent, { route: routes[0], locales, api: { 'GET /api/design/': () => [] } });
  expect(await screen.findByText('Nothing is in the shop yet.')).toBeInTheDocument();
});

test('reads again with the button', async () => {
  shown = await renderScreen(Lent, {
    route: routes[0],
    locales,
    api: { 'GET /api/design/': () => fail({ status: 400, code: 'validation' }) },
  });
  const button = await screen.findByRole('button', { name: 'Try again' });
  shown.api.use({ 'GET /api/design/': () => [sampleDesignCard()] });
  await shown.user.click(button);
  expect(await screen.findByRole('link', { name: 'Indigo Haori' })).toBeInTheDocument();
});
