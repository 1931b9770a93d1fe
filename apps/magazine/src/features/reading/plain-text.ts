/** The words of a text that may have marks, without its references to notes. */
export function plainText(text: string | readonly { readonly text: string }[]): string {
  const words = typeof text === 'string' ? text : text.map((run) => run.text).join('');
  return words.replaceAll(/\[\^\d+\]/g, '');
}
