import { expect, test } from '@jest/globals';
import { renderOnServer, testServerRendering } from '@orime/testing/node';
import LookbookScreen from './features/lookbook/lookbook-screen.tsx';
import remote from './remote.ts';
import { routes } from './routes.ts';
import { pastSeason } from './sample-archive.fixture.ts';
import { article, articleCard, articlePage, locales } from './sample-articles.fixture.ts';
import { invitation } from './sample-event.fixture.ts';
import { lookbook } from './sample-lookbook.fixture.ts';

const page = articlePage([articleCard(1), articleCard(2)]);
const book = lookbook('rain', 'AW26', { title: { en: 'Rain', jp: '雨' } });

testServerRendering({
  routes,
  screens: remote.routes,
  locales,
  samples: {
    '/digital-magazine': { reads: { articles: page, mostLiked: page }, words: { en: 'Most liked', jp: 'いいねの多い記事' } },
    '/article/id/:id': {
      params: { id: 'story-1' },
      reads: { article: article() },
      words: { en: 'Story', jp: '甕は生きている。' },
    },
    '/archives': {
      reads: { archive: { seasons: [pastSeason], years: [{ year: 2025, designs: 3, lookbooks: 0, articles: 1 }] } },
      words: { en: 'Autumn/Winter 2025', jp: '2025年 秋冬' },
    },
    '/nyfw-invitation': { reads: { event: invitation() }, words: { en: 'Salt and thread', jp: '塩と糸' } },
    '/lookbook': { reads: { lookbooks: [book] }, words: { en: 'Rain', jp: '雨' } },
  },
});

test('one look of a lookbook has its own address, which renders too', async () => {
  const data = { '/api/lookbook/?limit=100': [book] };
  expect(await renderOnServer(LookbookScreen, { route: routes[2], at: '/lookbook?book=rain', locales, data })).toContain('Look 1 of 3');
});
