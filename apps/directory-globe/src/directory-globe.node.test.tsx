import { testServerRendering } from '@orime/testing/node';
import remote from './remote.ts';
import { routes } from './routes.ts';
import {
  geo,
  listedProducer,
  locales,
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
      reads: { producer: producer() },
      words: { en: 'Aizome', jp: '明治からの藍甕。' },
    },
    '/globe': { reads: { geo }, words: { en: 'Name c', jp: '名c' } },
  },
});
