import type { DocumentRead } from '@orime/contracts';

export const NEW_IN: DocumentRead = {
  name: 'newIn',
  path: '/api/design/',
  query: { sort: 'new', limit: '16', currency: '{currency}', lead: '{gender}' },
};
/** With pictures alone: the newest is the cover of the page. */
export const STORIES: DocumentRead = {
  name: 'articles',
  path: '/api/article/',
  query: { limit: '4', sort: 'new', status: 'published', cover: '1' },
};
export const FEATURED: DocumentRead = { name: 'featured', path: '/api/profile/all', query: { featured: '1', limit: '4' } };
/** The pictures the marketplace has chosen for its own pages. */
export const SITE: DocumentRead = { name: 'site', path: '/api/settings/public' };
// Without a chosen picture the most elaborate garment of each stands for its department.
export const MEN: DocumentRead = {
  name: 'men',
  path: '/api/design/',
  query: { gender: 'men', sort: 'price-desc', limit: '1', currency: '{currency}' },
};
export const WOMEN: DocumentRead = {
  name: 'women',
  path: '/api/design/',
  query: { gender: 'women', sort: 'price-desc', limit: '1', currency: '{currency}' },
};

/** How wide the cover's picture is; the document preloads the same candidate. */
export const HERO_SIZES = '(min-width: 768px) 50vw, 100vw';
/** Where the story's wide picture takes the cover's place, if it has one. */
export const HERO_WIDE = { media: '(min-width: 768px)', sizes: '100vw' } as const;

/** What the first view of home shows, in the order of the page. */
export const HOME_READS: readonly DocumentRead[] = [STORIES, SITE, WOMEN, MEN, NEW_IN, FEATURED];
