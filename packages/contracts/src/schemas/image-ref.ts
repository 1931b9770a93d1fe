import { Type, type Static } from 'typebox';
import { LocalText } from './local-text.ts';

/** What a browser needs to draw an image in a box of the right size before its bytes are there. */
export const ImageRef = Type.Object({
  /** File id: the bytes are at `/media/{id}/{width}.webp`. */
  id: Type.String(),
  /** Pixels of the master; variants are never wider. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** ThumbHash, base64. Empty when the file has none. */
  thumbhash: Type.String(),
  /** Dominant colour, `#rrggbb`. */
  color: Type.String(),
  alt: LocalText,
});
export type ImageRef = Static<typeof ImageRef>;
