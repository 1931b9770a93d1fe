import { knownParts } from './known-parts.ts';
import { lateMarkup } from './late-markup.tsx';

// One chunk: none of them is in the first view of a garment, and who looks further comes to all of them.
const parts = () => import('./loaded-parts.ts');

export const LateDetails = lateMarkup(
  async () => (await parts()).DesignDetails,
  () => knownParts()?.DesignDetails,
);
export const LateEnd = lateMarkup(
  async () => (await parts()).DesignEnd,
  () => knownParts()?.DesignEnd,
);
export const LateFilm = lateMarkup(
  async () => (await parts()).GarmentFilm,
  () => knownParts()?.GarmentFilm,
);
export const LateTurn = lateMarkup(
  async () => (await parts()).TurnTile,
  () => knownParts()?.TurnTile,
);
