import type { ImageRef, LocalText } from '@orime/contracts';
import type { UploadedFile } from '@orime/contracts/api/media/upload';

/** A picture of a form: stored already, with what it shows in words. */
export type Picture = Omit<ImageRef, 'alt'> & { readonly alt: LocalText };

export const pictureOf = ({ id, w, h, blur, color }: UploadedFile): Picture => ({
  id,
  width: w ?? 3,
  height: h ?? 4,
  thumbhash: blur,
  color,
  alt: { en: '', jp: '' },
});

/** What the API takes as a picture. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';
export const MAX_BYTES = 25 * 1024 * 1024;
