import { expect, test } from '@jest/globals';
import { renderOnServer, testServerRendering } from '@orime/testing/node';
import remote from './remote.ts';
import { routes } from './routes.ts';
import {
  geo,
  listedProducer,
  locales,
  model,
  point,
  producer,
  producerPage,
  profile,
  profilePage,
  stockist,
  stockistPage,
  timelineEntry,
  vocabulary,
} from './sample-places.fixture.ts';

testServerRendering({
  routes,
  screens: remote.routes,
  locales,
  samples: {
    '/business-directory': {
      reads: { producers: producerPage([listedProducer()]), stockists: stockistPage([stockist()]), vocabulary },
      words: { en: 'Indigo dyeing (4)', jp: '藍染め（4）' },
    },
    '/designers': {
      reads: { designers: profilePage([profile('ito', 'Ito Kasumi', { nameJp: '伊藤霞' })]) },
      words: { en: 'Ito Kasumi', jp: 'initial-あ' },
    },
    '/producer/:handle': {
      params: { handle: 'aizome' },
      reads: { producer: producer(), places: { ...geo, points: [point('b', 'producer', { url: '/producer/aizome' })] } },
      words: { en: 'Aizome', jp: '明治からの藍甕。' },
    },
    '/model/:id': {
      params: { id: 'kiko-arai' },
      reads: { model: model(), models: [model({ id: 'mdl_2', slug: 'inka', name: 'Inka Soll' })] },
      words: { en: '172 cm', jp: '172cm' },
    },
    '/spacetime': {
      reads: { timeline: { items: [timelineEntry('ito', '2026-03-01')], page: 1, hasMore: false } },
      words: { en: 'Spring–Summer 2026', jp: '2026年春夏' },
    },
    '/business-card': { words: { en: 'Business card', jp: '名刺' } },
    '/globe': { reads: { geo }, words: { en: 'Name c', jp: '名c' } },
  },
});

test('the lent map says its places without a browser', async () => {
  const { default: PlaceMap } = await remote.fragments['place-map']();
  const places = { ...geo, points: [point('a', 'designer', { url: '/shop/ito' }), point('b', 'producer')] };
  const data = { '/api/geo/points?of=ito': places };
  const html = await renderOnServer(() => <PlaceMap handle="ito" />, { route: routes[1], locales, data });
  expect(html).toContain('Name b');
  expect(html).toContain('/globe?place=a');
});
