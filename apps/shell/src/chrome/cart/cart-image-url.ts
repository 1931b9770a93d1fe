import { mediaUrl } from '@orime/contracts';

/** Address of a cart picture, always 250 pixels wide (specification, section 3), from a file id or an address of any width. */
export function cartImageUrl(image: string): string {
  const id = /^\/media\/([^/]+)\/\d+\.webp$/.exec(image)?.[1] ?? image;
  return mediaUrl(id, 250);
}
