import type { ImageRef, LocalText } from '@orime/contracts';
import type { UploadedFile } from '@orime/contracts/api/media/upload';

/** A stored picture of a form, with what it shows in words. */
export type Picture = Omit<ImageRef, 'alt'> & { readonly alt: LocalText };

/** The picture that an upload answered; its words are still to be written. */
export function pictureOf({ id, w, h, blur, color }: UploadedFile): Picture {
  return { id, width: w ?? 3, height: h ?? 4, thumbhash: blur, color, alt: { en: '', jp: '' } };
}
