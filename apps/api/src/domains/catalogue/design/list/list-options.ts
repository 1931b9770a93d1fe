import type { DesignFilters } from './design-filters.ts';

export type DesignSort = 'featured' | 'new' | 'price-asc' | 'price-desc' | 'likes';

export interface DesignListOptions {
  readonly filters: DesignFilters;
  /** Undefined: by relevance when words were searched for, otherwise as featured. */
  readonly sort: DesignSort | undefined;
  /** Designs of this gender come first. */
  readonly lead: 'men' | 'women' | undefined;
  readonly page: number;
  readonly limit: number;
}

export interface DesignListText {
  readonly total: number;
  /** JSON array of DesignCard. */
  readonly items: string;
}
