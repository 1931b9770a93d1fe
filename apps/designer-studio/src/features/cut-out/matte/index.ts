// Pure functions over pixels: they run in workers, in tests and in the benchmark alike.
export { cropBox, CROPS, boundsOf } from './crop-box.ts';
export type { Box, Crop } from './crop-box.ts';
export { cutStrip } from './cut-strip.ts';
export type { Matte } from './cut-strip.ts';
export { greyOf, readSoftMask } from './guided-filter.ts';
export { makeMatte } from './make-matte.ts';
export type { MatteWish } from './make-matte.ts';
export type { Mark } from './mark.ts';
export { measureDistance } from './measure-distance.ts';
export type { Distance } from './measure-distance.ts';
export type { Pixels, Size } from './pixels.ts';
export { resizeMask } from './resize-mask.ts';
