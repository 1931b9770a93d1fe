// Filters of lists. Not shared between remotes: each that has a list bundles it.
export { stillWanted, want } from './wanted-search.ts';
export type { WantedSearch } from './wanted-search.ts';
