import type { MouseEvent } from 'react';
import type { carryPicture as Carry } from './carry-picture.ts';

let carryPicture: typeof Carry | undefined;

/** Loads what lets a card's photograph travel to its page; until it is there a link is a link. */
export function prepareToCarry(): void {
  import('./carry-picture.ts').then(
    (module) => (carryPicture = module.carryPicture),
    () => undefined,
  );
}

/** For the click of a card's link. */
export const carry = (event: MouseEvent<HTMLAnchorElement>): void => carryPicture?.(event);
