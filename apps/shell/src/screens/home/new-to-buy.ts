import type { DesignCard } from '@orime/contracts/api/catalogue/design';

/** So many the rail shows. More are read, because those that are gone are left out. */
const SHOWN = 12;

/** The newest garments that can still be had. */
export function newToBuy(designs: readonly DesignCard[]): readonly DesignCard[] {
  return designs.filter(({ soldOut }) => !soldOut).slice(0, SHOWN);
}
