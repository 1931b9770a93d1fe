import { imageryFolder } from './masters/manifest.ts';

/** The one film of the demo marketplace: six seconds of a dress in a draught, recorded from its photograph. */
export const demoFilm = {
  /** Of the design that it shows. */
  slug: 'arimatsu-pleat-dress',
  path: `${imageryFolder}film/arimatsu-pleat-dress.mp4`,
  width: 540,
  height: 720,
} as const;
