import { Type } from 'typebox';
import { DesignVideo } from './design-video.ts';

/** The repeat of a printed cloth (`clothTileUrl`): it lies in the pattern's own cm, along the warp, its first row uppermost. */
const ClothTile = Type.Object({
  fileId: Type.String(),
  widthCm: Type.Number(),
  heightCm: Type.Number(),
  /** Colour of belts and bands, which are not printed: `#rrggbb`. */
  trimHex: Type.String(),
});

/** What shows a design beside its photographs. Each is absent in answers that a release before it has stored. */
export const DesignMedia = Type.Object({
  video: Type.Optional(Type.Union([DesignVideo, Type.Null()])),
  /** File of the garment as it hangs, to be turned (`modelUrl`). */
  modelId: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  /** The cloth it is turned in; null where that is plain, or its print follows the garment. */
  clothTile: Type.Optional(Type.Union([ClothTile, Type.Null()])),
});
