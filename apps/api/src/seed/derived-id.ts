import { createHash } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The same id for the same words: rows that come along with a demo row keep theirs when it is loaded again. */
export function derivedId(prefix: string, ...words: readonly string[]): string {
  const digest = createHash('sha256').update(words.join('\u0000')).digest();
  return `${prefix}_${Array.from(digest.subarray(0, 26), (byte) => alphabet[byte & 31]).join('')}`;
}
