import { defineRemote, type FragmentsOf } from '@orime/platform';
import type { fragments } from './fragments.ts';

export default defineRemote({
  name: 'magazine',
  routes: {
    'digital-magazine': () => import('./features/digital-magazine/digital-magazine-screen.tsx'),
    article: () => import('./features/article/article-screen.tsx'),
    archives: () => import('./features/archives/archives-screen.tsx'),
    'edit-article': () => import('./features/editor/edit-article-screen.tsx'),
    'new-article': () => import('./features/editor/desk/new-article-screen.tsx'),
    'nyfw-invitation': () => import('./features/nyfw-invitation/nyfw-invitation-screen.tsx'),
    'critical-theory': () => import('./features/critical-theory/critical-theory-screen.tsx'),
    'what-a-trip': () => import('./features/what-a-trip/what-a-trip-screen.tsx'),
    media: () => import('./features/media/media-screen.tsx'),
    investors: () => import('./features/investors/investors-screen.tsx'),
    handbook: () => import('./features/handbook/handbook-screen.tsx'),
    lookbook: () => import('./features/lookbook/lookbook-screen.tsx'),
  },
  fragments: {
    'designer-stories': () => import('./features/lent-stories/designer-stories-fragment.tsx'),
    'design-stories': () => import('./features/lent-stories/design-stories-fragment.tsx'),
    'designer-lookbooks': () => import('./features/lent-stories/designer-lookbooks-fragment.tsx'),
  } satisfies FragmentsOf<typeof fragments>,
  locales: { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') },
  health: async () => ({ ok: true, checks: [] }),
});
