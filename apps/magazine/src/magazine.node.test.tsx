import { expect, test } from '@jest/globals';
import { renderOnServer, testServerRendering } from '@orime/testing/node';
import LookbookScreen from './features/lookbook/lookbook-screen.tsx';
import remote from './remote.ts';
import { routes } from './routes.ts';
import { pastSeason } from './sample-archive.fixture.ts';
import { article, articleCard, articlePage, locales } from './sample-articles.fixture.ts';
import { chapter } from './sample-chapters.fixture.ts';
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
    '/critical-theory': {
      search: 'chapter=chapter-1',
      reads: { issue: { chapters: [chapter(1)] } },
      words: { en: 'A mark stays.', jp: '第1章' },
    },
    '/what-a-trip': { reads: { trip: { chapters: [chapter(1)] } }, words: { en: 'Kojima, Japan', jp: '日本・児島' } },
    '/media': { reads: { releases: page, lookbooks: [book] }, words: { en: 'Ito Kasumi, Rain.', jp: '伊藤霞「雨」' } },
    '/for-investors': { words: { en: 'Ask for the deck', jp: '資料を請求する' } },
    '/resources/marketing-handbook': { reads: { handbook: { chapters: [chapter(1)] } }, words: { en: '0 of 2 done', jp: '2件中0件完了' } },
    // Nothing of the desk is known before the browser says who sits at it.
    '/new-article': { waitsFor: 'session', words: { en: 'Your stories', jp: 'あなたの記事' } },
    '/article/draft/edit/id/:id': { params: { id: 'art_1' }, waitsFor: 'session', words: { en: 'Write a story', jp: '記事を書く' } },
    '/article/edit/id/:id': { params: { id: 'art_1' }, waitsFor: 'session', words: { en: 'Write a story', jp: '記事を書く' } },
    '/lookbook': { reads: { lookbooks: [book] }, words: { en: 'Rain', jp: '雨' } },
  },
});

test('one look of a lookbook has its own address, which renders too', async () => {
  const data = { '/api/lookbook/?limit=100': [book] };
  expect(await renderOnServer(LookbookScreen, { route: routes[2], at: '/lookbook?book=rain', locales, data })).toContain('Look 1 of 3');
});
