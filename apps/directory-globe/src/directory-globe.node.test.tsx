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
  stockist,
  stockistPage,
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
    '/designers': { reads: { designers: [profile('ito', 'Ito Kasumi')] }, words: { en: 'Ito Kasumi', jp: 'Ito Kasumi' } },
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
