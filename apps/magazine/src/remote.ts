import { defineRemote } from '@orime/platform';

export default defineRemote({
  name: 'magazine',
  routes: {
    'digital-magazine': () => import('./features/digital-magazine/digital-magazine-screen.tsx'),
    article: () => import('./features/article/article-screen.tsx'),
    archives: () => import('./features/archives/archives-screen.tsx'),
    'edit-article': () => import('./features/editor/edit-article-screen.tsx'),
    'new-article': () => import('./features/editor/desk/new-article-screen.tsx'),
    'nyfw-invitation': () => import('./features/nyfw-invitation/nyfw-invitation-screen.tsx'),
    lookbook: () => import('./features/lookbook/lookbook-screen.tsx'),
  },
  fragments: {},
  locales: { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') },
  health: async () => ({ ok: true, checks: [] }),
});
