/**
 * How much of the dark page's colour, in percent, lies over a picture under words: at their foot, and at the least behind any of them.
 * So words and focus ring have their contrast over any picture, which `shade.test.ts` reckons.
 */
export const SHADE = { foot: 88, least: 68 } as const;
