import type { ImageRef } from '@orime/contracts';

type Picture = ImageRef | null | undefined;

const NOTHING = { onPointerEnter: () => undefined };

/**
 * Props for a card's `article`: its first picture travels to the page behind its link, when that page opens with the same one.
 * The code for it comes when the card is pointed at.
 */
export function carriesPicture(ofCard: Picture, ofPage: Picture): { readonly 'data-carries'?: ''; readonly onPointerEnter: () => void } {
  if (!ofCard || ofCard.id !== ofPage?.id) return NOTHING;
  return { 'data-carries': '', onPointerEnter: loadCarrying };
}

function loadCarrying(): void {
  import('./carry-pictures.ts').then(({ carryPictures }) => carryPictures()).catch(() => undefined);
}
