import type { DocumentRead } from '@orime/contracts';

/** How many styles a page of the line sheet holds. */
export const PAGE_SIZE = 24;

export const CATALOG_READ: DocumentRead = {
  name: 'styles',
  path: '/api/wholesale/catalog',
  query: { limit: String(PAGE_SIZE), currency: '{currency}' },
  fromSearch: ['season', 'designer', 'category', 'window', 'prebook', 'linesheet', 'mine', 'q', 'page'],
};

/** How wide a style's photograph is, for `sizes`. */
export const CARD_SIZES = '(min-width: 1224px) 24vw, (min-width: 768px) 33vw, 50vw';
