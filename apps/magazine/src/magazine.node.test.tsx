import { describe, expect, test } from '@jest/globals';
import { renderOnServer } from '@orime/testing/node';
import ArticleScreen from './features/article/article-screen.tsx';
import DigitalMagazineScreen from './features/digital-magazine/digital-magazine-screen.tsx';
import LookbookScreen from './features/lookbook/lookbook-screen.tsx';
import { routes } from './routes.ts';
import { article, articleCard, articlePage, image, locales } from './sample-articles.fixture.ts';

/** The platform renders these on a server: no window, data in the cache. */
describe('in an environment without a browser', () => {
  test('the magazine renders its stories', async () => {
    const page = articlePage([articleCard(1), articleCard(2)]);
    const html = await renderOnServer(DigitalMagazineScreen, {
      route: routes[0],
      locales,
      data: { '/api/article/?limit=13': page, '/api/article/?limit=5&sort=likes': page },
    });
    expect(html).toContain('Story 2');
    expect(html).toContain('Most liked');
  });

  test('a story renders its body, in Japanese too', async () => {
    const html = await renderOnServer(ArticleScreen, {
      route: routes[1],
      at: '/article/id/story-1',
      language: 'jp',
      locales,
      data: { '/api/article/id/story-1': article() },
    });
    expect(html).toContain('甕は生きている。');
  });

  test('the lookbooks render, and one look of them', async () => {
    const book = {
      _id: 'l',
      id: 'l',
      slug: 'rain',
      title: { en: 'Rain', jp: '雨' },
      season: 'AW26',
      designer: { id: 'p', handle: 'ito', name: 'Ito', nameJp: '伊藤' },
      cover: image,
      looks: [{ number: 1, image, hotspots: [] }],
      published: true,
      version: 1,
    };
    const data = { '/api/lookbook/?limit=100': [book] };
    expect(await renderOnServer(LookbookScreen, { route: routes[2], locales, data })).toContain('Rain');
    expect(await renderOnServer(LookbookScreen, { route: routes[2], at: '/lookbook?book=rain', locales, data })).toContain('Look 1 of 1');
  });
});
