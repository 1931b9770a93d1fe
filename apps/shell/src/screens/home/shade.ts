/**
 * How much of the page's colour, in percent, lies over a picture under words: at their foot, and at the least behind any of them.
 * So words and focus ring have their contrast over any picture, which `shade.test.ts` reckons.
 */
export const SHADE = { foot: 92, least: 78 } as const;
