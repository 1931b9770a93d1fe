import { defineRemote } from '@orime/platform';

export default defineRemote({
  name: 'directory-globe',
  routes: {
    'business-directory': () => import('./features/businesses/business-directory-screen.tsx'),
    designers: () => import('./features/designers/designers-screen.tsx'),
    producer: () => import('./features/producer/producer-screen.tsx'),
    globe: () => import('./features/globe/globe-screen.tsx'),
  },
  fragments: {},
  locales: { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') },
  health: async () => ({ ok: true, checks: [] }),
});
