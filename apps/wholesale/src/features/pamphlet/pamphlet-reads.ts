import type { DocumentRead } from '@orime/contracts';

/** Lines that show what is on offer; without prices for whoever is not verified. */
export const FEATURED_READ: DocumentRead = {
  name: 'featured',
  path: '/api/wholesale/catalog',
  query: { limit: '6', currency: '{currency}' },
  fromSearch: [],
};

/** What buyers may be granted is among the public settings. */
export const OFFER_READ: DocumentRead = { name: 'settings', path: '/api/settings/public' };
