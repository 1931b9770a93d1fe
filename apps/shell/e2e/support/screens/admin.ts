import type { ScreenToCheck } from './screen-to-check.ts';

export const ADMIN_SCREENS: readonly ScreenToCheck[] = [
  { name: 'mailer', path: '/gmailer', as: 'admin' },
  { name: 'authorisation', path: '/authorize-oauth', as: 'admin' },
  { name: 'buyers', path: '/admin/buyers?tab=all', as: 'admin' },
  { name: 'orders', path: '/admin/orders', as: 'admin' },
  { name: 'order draft', path: '/admin/orders?draft', as: 'admin' },
  { name: 'overview', path: '/admin', as: 'admin' },
  { name: 'promo codes', path: '/admin/promo-codes', as: 'admin' },
  { name: 'payouts', path: '/admin/money', as: 'admin' },
  { name: 'returns', path: '/admin/returns', as: 'admin' },
  { name: 'wholesale orders', path: '/admin/wholesale-orders?tab=orders', as: 'admin' },
  { name: 'inbox', path: '/admin/profile-contacts', as: 'admin' },
  { name: 'composer', path: '/admin/send-email', as: 'admin' },
  { name: 'settings', path: '/admin/settings', as: 'admin' },
  { name: 'audit', path: '/admin/audit', as: 'admin' },
  { name: 'banner', path: '/admin/banner', as: 'admin' },
  { name: 'confirmation queue', path: '/admin/update-all-designs', as: 'admin' },
];
