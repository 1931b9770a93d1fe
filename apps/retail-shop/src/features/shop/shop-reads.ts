import type { DocumentRead } from '@orime/contracts';

export const PROFILE_READ = {
  name: 'profile',
  path: '/api/profile/handle/:handle',
  query: { currency: '{currency}' },
  required: true,
} as const satisfies DocumentRead;

export const SETTINGS_READ = { name: 'settings', path: '/api/settings/public' } as const satisfies DocumentRead;
