import { defineRemote, type FragmentsOf } from '@orime/platform';
import type { fragments } from './fragments.ts';

export default defineRemote({
  name: 'directory-globe',
  routes: {
    'business-card': () => import('./features/business-card/business-card-screen.tsx'),
    'business-directory': () => import('./features/businesses/business-directory-screen.tsx'),
    designers: () => import('./features/designers/designers-screen.tsx'),
    producer: () => import('./features/producer/producer-screen.tsx'),
    model: () => import('./features/model/model-screen.tsx'),
    spacetime: () => import('./features/spacetime/spacetime-screen.tsx'),
    globe: () => import('./features/globe/globe-screen.tsx'),
  },
  fragments: {
    'place-map': () => import('./features/place-map/place-map-fragment.tsx'),
  } satisfies FragmentsOf<typeof fragments>,
  locales: { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') },
  health: async () => ({ ok: true, checks: [] }),
});
