/** Ends the wait for a part whose markup stands in the page: it failed or is slow, and what says so is drawn in its place. */
export const MARKUP_GIVEN_UP = new Error('markup given up');
