import { latePart } from './late-part.tsx';

// One chunk: all of them draw the same tiles, of which the first view of a garment has none.
const parts = () => import('./loaded-parts.ts');

export const FetchedDesigns = latePart(async () => (await parts()).FetchedDesigns);
export const FetchedLook = latePart(async () => (await parts()).FetchedLook);
export const SeenDesigns = latePart(async () => (await parts()).SeenDesigns);
