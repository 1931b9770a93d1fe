import { plainTextOf } from '@orime/contracts';
import type { RichText } from '@orime/contracts/api/editorial/rich-text';

/** The words of a text without its marks and its references to notes. */
export function plainText(text: RichText): string {
  return plainTextOf(text).replaceAll(/\[\^\d+\]/g, '');
}
