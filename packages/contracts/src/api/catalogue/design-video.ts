import { Type, type Static } from 'typebox';
import { ImageRef } from '../../schemas/image-ref.ts';

/** A short film of a garment without sound that is needed, with the picture that stands for it. */
export const DesignVideo = Type.Object({
  /** File id: the video is at `/media/{id}/video.mp4`. */
  id: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  poster: ImageRef,
});
export type DesignVideo = Static<typeof DesignVideo>;
