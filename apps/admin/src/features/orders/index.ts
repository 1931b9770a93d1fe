export { DraftLines } from './draft/draft-lines.tsx';
export type { DraftLine } from './draft/draft-lines.tsx';
export { GarmentSearch } from './draft/garment-search.tsx';
