/** A stored picture: what the box needs to know before the bytes arrive. */
export type ImageSource = {
  readonly id: string;
  /** Size of the original in pixels. */
  readonly width: number;
  readonly height: number;
  /** Base64 thumbhash, painted behind the picture while it loads. */
  readonly thumbhash?: string | null;
  /** Dominant colour, the first thing drawn. */
  readonly color?: string | null;
};

/** Widths in pixels that the media service offers. */
export const imageWidths = [160, 250, 480, 768, 1200, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Address of one rendition. */
export const imageUrl = (id: string, width: ImageWidth): string => `/media/${id}/${width}.webp`;

/** `srcset` of all renditions that add detail; the largest is named by the original's width, since nothing is enlarged. */
export function imageSrcSet(image: Pick<ImageSource, 'id' | 'width'>): string {
  const useful = imageWidths.filter((width, index) => index === 0 || (imageWidths[index - 1] ?? 0) < image.width);
  return useful.map((width) => `${imageUrl(image.id, width)} ${Math.min(width, image.width)}w`).join(', ');
}
