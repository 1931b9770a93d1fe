import { imageUrl } from '@orime/ui';
import type { BulkPicture } from './picture-groups.ts';

/** The widest that the server keeps. */
const WIDEST = 1600;

/** The pixels of a picture: those of its file, or after a lost tab those that the server has. */
export async function sourceOf({ source, fileName, picture }: BulkPicture): Promise<File> {
  if (source !== undefined) return source;
  const response = await fetch(imageUrl(picture.id, WIDEST));
  if (!response.ok) throw new Error(`GET ${response.url} failed: ${String(response.status)}`);
  const pixels = await response.blob();
  return new File([pixels], fileName, { type: pixels.type });
}
