/** Height of the promo banner, and so the navbar's offset while it shows (specification, section 9). */
export const BANNER_HEIGHT = { mobile: '40px', desktop: '45px' } as const;
