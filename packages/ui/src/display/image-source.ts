/** A stored image with what is needed to lay it out before it loads. */
export type ImageSource = {
  readonly id: string;
  /** Size of the original in pixels. */
  readonly width: number;
  readonly height: number;
  /** Base64 ThumbHash, drawn as placeholder while the image loads. */
  readonly thumbhash?: string | null;
  /** Dominant colour, drawn first. */
  readonly color?: string | null;
};

/** Widths in pixels that the media service provides. */
export const imageWidths = [160, 250, 480, 768, 1200, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** URL of one rendition. */
export const imageUrl = (id: string, width: ImageWidth): string => `/media/${id}/${width}.webp`;

/** `srcset` of the useful renditions; the largest is declared with the original's width, because images are never enlarged. */
export function imageSrcSet(image: Pick<ImageSource, 'id' | 'width'>): string {
  const useful = imageWidths.filter((width, index) => index === 0 || (imageWidths[index - 1] ?? 0) < image.width);
  return useful.map((width) => `${imageUrl(image.id, width)} ${Math.min(width, image.width)}w`).join(', ');
}
