import type { ScreenToCheck } from './screen-to-check.ts';

export const ADMIN_SCREENS: readonly ScreenToCheck[] = [
  { name: 'mailer', path: '/gmailer', as: 'admin' },
  { name: 'authorisation', path: '/authorize-oauth', as: 'admin' },
  { name: 'buyers', path: '/admin/buyers', as: 'admin' },
  { name: 'confirmation queue', path: '/admin/update-all-designs', as: 'admin' },
];
