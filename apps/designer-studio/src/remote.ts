import { defineRemote, type FragmentsOf } from '@orime/platform';
import type { fragments } from './fragments.ts';

/** Where designers and producers make their pages, add their work and see what sells. */
export default defineRemote({
  name: 'designer-studio',
  routes: {
    'create-profile': () => import('./features/profile/create-profile-screen.tsx'),
    'add-design': () => import('./features/design/add-design-screen.tsx'),
    'add-design-upload': () => import('./features/upload/add-design-upload-screen.tsx'),
    'edit-design': () => import('./features/design/edit-design-screen.tsx'),
    dashboard: () => import('./features/dashboard/dashboard-screen.tsx'),
    'dashboard-manufacturers': () => import('./features/dashboard-manufacturers/dashboard-manufacturers-screen.tsx'),
    'edit-profile-producer': () => import('./features/producer/edit-profile-producer-screen.tsx'),
    'edit-profile': () => import('./features/profile/edit-profile-screen.tsx'),
    'production-in-house-add': () => import('./features/production/in-house/production-in-house-add-screen.tsx'),
    'production-in-house-edit': () => import('./features/production/in-house/production-in-house-edit-screen.tsx'),
    'add-expense': () => import('./features/expense/add-expense-screen.tsx'),
    'update-expense': () => import('./features/expense/update-expense-screen.tsx'),
    'create-producer': () => import('./features/producer/create-producer-screen.tsx'),
    'remove-background': () => import('./features/cut-out/remove-background-screen.tsx'),
    embroidery: () => import('./features/embroidery/embroidery-screen.tsx'),
    'model-intake': () => import('./features/model-intake/model-intake-screen.tsx'),
    'design-studio': () => import('./features/design-studio/design-studio-screen.tsx'),
    'model-submitted': () => import('./features/model-intake/submitted/model-submitted-screen.tsx'),
    'virtual-room': () => import('./features/virtual-room/virtual-room-screen.tsx'),
  },
  fragments: {
    'studio-garments': () => import('./features/studio-garments/studio-garments-fragment.tsx'),
  } satisfies FragmentsOf<typeof fragments>,
  locales: { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') },
  health: async () => ({ ok: true, checks: [] }),
});
