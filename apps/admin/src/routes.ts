import { defineRoutes } from '@orime/contracts';

export const routes = defineRoutes([
  {
    path: '/admin/update-all-designs',
    screen: 'update-all-designs',
    access: 'signed-in',
    chrome: { header: 'compact', banner: false, scrollButton: true },
    titleKey: 'designs.title',
    criticality: 'standard',
    document: { title: { en: 'Review designs', jp: 'デザインの審査' }, noindex: true },
  },
]);
