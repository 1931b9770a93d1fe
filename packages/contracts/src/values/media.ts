export const MEDIA_WIDTHS = [160, 250, 480, 768, 1200, 1600] as const;

/** Widths in pixels that the media endpoint serves; others give a 404. */
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** URL of a video. */
export function videoUrl(videoId: string): string {
  return `/media/${videoId}/video.mp4`;
}

/** URL of an image at one width. The cart always uses 250 (specification, section 9). */
export function mediaUrl(imageId: string, width: MediaWidth): string {
  return `/media/${imageId}/${width}.webp`;
}
