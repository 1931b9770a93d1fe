export { CatalogBody } from './catalog-body.tsx';
export { activeFilters } from './catalog-filters.ts';
export { CARD_SIZES, SHOP_READ } from './catalog-reads.ts';
export { useCatalog } from './use-catalog.ts';
