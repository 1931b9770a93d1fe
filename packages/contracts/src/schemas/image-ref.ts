import { Type, type Static } from 'typebox';
import { LocalText } from './local-text.ts';

/** Reference to an image with what a browser needs to reserve its space and draw a placeholder. */
export const ImageRef = Type.Object({
  /** File id: variants are at `/media/{id}/{width}.webp`. */
  id: Type.String(),
  /** Size of the master in pixels; variants are never wider. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** ThumbHash, base64; empty when the file has none. */
  thumbhash: Type.String(),
  /** Dominant colour, `#rrggbb`. */
  color: Type.String(),
  alt: LocalText,
});
export type ImageRef = Static<typeof ImageRef>;
