/** Height of the promo banner, and so the navbar's offset until the page is scrolled (specification, section 9). */
export const BANNER_HEIGHT = { mobile: '40px', desktop: '45px' } as const;
