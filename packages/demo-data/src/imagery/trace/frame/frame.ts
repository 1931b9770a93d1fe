/** A traced picture before it is filtered and developed: means over the samples of each pixel, row after row, linear. */
export type Frame = {
  readonly width: number;
  readonly height: number;
  /** What falls on the dye, and what never met it: three numbers a pixel each. */
  readonly light: Float32Array;
  readonly gloss: Float32Array;
  readonly albedo: Float32Array;
  readonly normal: Float32Array;
  /** Distance in cm. */
  readonly depth: Float32Array;
  /** Variance of the mean brightness of light and of gloss: two numbers a pixel. */
  readonly variance: Float32Array;
  /** Samples taken, of all pixels together. */
  readonly samples: number;
};
