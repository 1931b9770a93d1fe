import { testServerRendering } from '@orime/testing/node';
import remote from './remote.ts';
import { routes } from './routes.ts';
import { geo, locales, producer, profile } from './sample-places.fixture.ts';

testServerRendering({
  routes,
  screens: remote.routes,
  locales,
  samples: {
    '/designers': { reads: { designers: [profile('ito', 'Ito Kasumi')] }, words: { en: 'Ito Kasumi', jp: 'Ito Kasumi' } },
    '/producer/:handle': {
      params: { handle: 'aizome' },
      reads: { producer: producer() },
      words: { en: 'Aizome', jp: '明治からの藍甕。' },
    },
    '/globe': { reads: { geo }, words: { en: 'Name c', jp: '名c' } },
  },
});
