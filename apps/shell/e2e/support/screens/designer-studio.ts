import type { ScreenToCheck } from './screen-to-check.ts';

export const DESIGNER_STUDIO_SCREENS: readonly ScreenToCheck[] = [
  { name: 'create profile', path: '/create-profile', as: 'designer' },
  { name: 'designer dashboard', path: '/dashboard', as: 'designer' },
  { name: 'designer dashboard, orders', path: '/dashboard?tab=orders', as: 'designer' },
  { name: 'designer dashboard, production', path: '/dashboard?tab=production', as: 'designer' },
  { name: 'designer dashboard, money', path: '/dashboard?tab=money', as: 'designer' },
  { name: 'designer dashboard, designs', path: '/dashboard?tab=designs', as: 'designer' },
  { name: 'designer dashboard, returns', path: '/dashboard?tab=returns', as: 'designer' },
  { name: 'designer dashboard, wholesale', path: '/dashboard?tab=wholesale', as: 'designer' },
  { name: 'designer dashboard, new line sheet', path: '/dashboard?tab=wholesale&sheet=new', as: 'designer' },
  { name: 'designer dashboard, lookbooks', path: '/dashboard?tab=lookbooks', as: 'designer' },
  { name: 'designer dashboard, new lookbook', path: '/dashboard?tab=lookbooks&book=new', as: 'designer' },
  { name: 'producer dashboard', path: '/dashboard-manufacturers', as: 'producer' },
  { name: 'producer dashboard, capacity', path: '/dashboard-manufacturers?tab=capacity', as: 'producer' },
  { name: 'plan a production', path: '/production/in_house/add', as: 'designer' },
  { name: 'add an expense', path: '/add-expense', as: 'designer' },
  { name: 'add design', path: '/add-design', as: 'designer' },
  { name: 'casting form', path: '/model-intake' },
  { name: 'remove background', path: '/remove-background' },
  { name: 'add many designs', path: '/add-design-upload', as: 'designer' },
  { name: 'edit profile', path: '/edit-profile', as: 'designer' },
];
