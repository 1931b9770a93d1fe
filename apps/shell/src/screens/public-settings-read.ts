import type { DocumentRead } from '@orime/contracts';

/** What the site says of markets, selling and terms; several pages show parts of it. */
export const publicSettingsRead: DocumentRead = { name: 'settings', path: '/api/settings/public' };
