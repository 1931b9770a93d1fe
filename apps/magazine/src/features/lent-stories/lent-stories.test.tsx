import { afterEach, expect, test } from '@jest/globals';
import { fail, renderScreen, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { routes } from '../../routes.ts';
import { articleCard, locales } from '../../sample-articles.fixture.ts';
import { lookbook } from '../../sample-lookbook.fixture.ts';
import DesignStoriesFragment from './design-stories-fragment.tsx';
import DesignerLookbooksFragment from './designer-lookbooks-fragment.tsx';
import DesignerStoriesFragment from './designer-stories-fragment.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const DesignerStories = () => <DesignerStoriesFragment designer="ito-kasumi" />;
const DesignStories = () => <DesignStoriesFragment design="dsn_haori" />;
const DesignerLookbooks = () => <DesignerLookbooksFragment designer="ito-kasumi" />;

async function open(Lent: ComponentType, options: Partial<RenderScreenOptions>): Promise<RenderedScreen> {
  shown = await renderScreen(Lent, { route: routes[0], at: '/digital-magazine?page=3', locales, ...options });
  return shown;
}

test('a designer’s stories lead to themselves', async () => {
  const { api } = await open(DesignerStories, {
    language: 'jp',
    api: { 'GET /api/article/about/designer/:designer': () => [articleCard(1), articleCard(2)] },
  });
  expect(await screen.findByRole('list', { name: 'このデザイナーの記事' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '記事2' })).toHaveAttribute('href', '/article/id/story-2');
  expect(api.calls.map(({ url }) => url)).toEqual(['/api/article/about/designer/ito-kasumi']);
});

test('without stories it says so, and a failure can be tried again', async () => {
  const { api, user } = await open(DesignerStories, {
    api: { 'GET /api/article/about/designer/:designer': () => fail({ status: 400, code: 'validation' }) },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.use({ 'GET /api/article/about/designer/:designer': () => [] });
  await user.click(again);
  expect(await screen.findByText('Nothing has been written about this designer yet.')).toBeInTheDocument();
});

test('a design’s stories stand under a heading of their own', async () => {
  await open(DesignStories, { api: { 'GET /api/article/about/design/:design': () => [articleCard(1)] } });
  expect(await screen.findByRole('region', { name: 'In the magazine' })).toHaveTextContent('Story 1');
});

test.each([
  ['no story names it', () => []],
  ['the answer fails', () => fail({ status: 400, code: 'validation' as const })],
])('on a design’s page nothing stands when %s', async (_, answer) => {
  const { api } = await open(DesignStories, { api: { 'GET /api/article/about/design/:design': answer } });
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a designer’s lookbooks open at their first look', async () => {
  const { api } = await open(DesignerLookbooks, { api: { 'GET /api/lookbook/': () => [lookbook('rain', 'AW26')] } });
  expect(await screen.findByRole('link', { name: 'Book rain' })).toHaveAttribute('href', '/lookbook?book=rain');
  expect(api.calls.map(({ url }) => url)).toEqual(['/api/lookbook/?designer=ito-kasumi&limit=24']);
});
