/** A text as LIKE and ILIKE find it letter by letter: their wildcards in it mean themselves. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
