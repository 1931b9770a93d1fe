import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen, type ApiCall, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { articleCard, articlePage, locales } from '../../sample-articles.fixture.ts';
import DigitalMagazineScreen from './digital-magazine-screen.tsx';
import { rhythmOf } from './story-rhythm.ts';

const route = routes[0];
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

/** 15 stories, 13 a page. */
function answer({ query }: ApiCall<'GET /api/article/'>) {
  const all = Array.from({ length: 15 }, (_, index) => articleCard(index + 1));
  if (query.sort === 'likes') return articlePage(all.slice(0, 5), 15);
  const { page = 1 } = query;
  return articlePage(all.slice((page - 1) * 13, page * 13), 15);
}

async function open(options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(DigitalMagazineScreen, { route, locales, api: { 'GET /api/article/': answer }, ...options });
  return shown;
}

describe('the magazine', () => {
  test('opens with the newest story and lists the others', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Story 1' })).toBeInTheDocument();
    const latest = screen.getByRole('region', { name: 'Latest stories' });
    expect(within(latest).getAllByRole('article')).toHaveLength(12);
  });

  test('lets a story speak between the lists, unless stories were chosen', async () => {
    const quote = {
      slug: 'weight',
      title: { en: 'The weight of a fold', jp: '折目の重さ' },
      text: { en: 'A dart is a fold that has been punished.', jp: 'ダーツは、罰を受けた折目なんです。' },
      source: { en: 'Ito Kasumi', jp: '伊藤霞' },
    };
    const api = { 'GET /api/article/': () => ({ ...articlePage([articleCard(1)]), quote }) };
    await open({ api });
    const figure = (await screen.findByText('A dart is a fold that has been punished.')).closest('figure');
    expect(figure).toHaveTextContent('Ito Kasumi');
    expect(within(figure ?? document.body).getByRole('link', { name: 'The weight of a fold' })).toHaveAttribute(
      'href',
      '/article/id/weight',
    );
    shown?.close();
    await open({ api, at: '/digital-magazine?section=makers' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Story 1' })).toBeInTheDocument();
    expect(screen.queryByText('A dart is a fold that has been punished.')).not.toBeInTheDocument();
  });

  test('loads more under an address of its own', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Load more stories' }));
    expect(await screen.findByRole('link', { name: 'Story 15' })).toBeInTheDocument();
    expect(address()).toBe('/digital-magazine?page=2');
    expect(screen.queryByRole('link', { name: 'Load more stories' })).not.toBeInTheDocument();
  });

  test('asks for the section of the address', async () => {
    const { api } = await open({ at: '/digital-magazine?section=makers' });
    expect(await screen.findByRole('link', { name: 'Makers', current: 'page' })).toBeInTheDocument();
    expect(api.calls.map(({ url }) => url)).toContain('/api/article/?limit=13&section=makers');
  });

  test('without any story says that the first issue is coming', async () => {
    await open({ api: { 'GET /api/article/': () => articlePage([]) }, language: 'jp' });
    expect(await screen.findByRole('heading', { name: '創刊号を準備しています' })).toBeInTheDocument();
  });

  test('that could not be loaded can be tried again', async () => {
    await open({ api: { 'GET /api/article/': () => fail({ status: 500, code: 'internal' }) } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

test.each(Array.from({ length: 26 }, (_, count) => count))('%i stories stand in full rows', (count) => {
  const places = rhythmOf(count);
  expect(places).toHaveLength(count);
  let used = 0;
  for (const { columns } of places) {
    used += columns;
    expect(used).toBeLessThanOrEqual(12);
    if (used === 12) used = 0;
  }
  expect(used).toBe(0);
});
