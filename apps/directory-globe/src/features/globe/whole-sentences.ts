/** What a sentence may end with, in both languages, with a closing quote after it. */
const END = /[.!?…。！？]["'”’」』）)]?(?=\s|$|[^\x20-\x7e])/g;

/** The API cuts Japanese and English summaries at these lengths, wherever that is. */
const CUT_AT = [80, 160];

/** The whole sentences of a summary that was cut; where not even the first is whole, its whole words and an ellipsis. */
export function wholeSentences(text: string): string {
  if (!CUT_AT.includes(text.length)) return text;
  const last = [...text.matchAll(END)].at(-1);
  if (last !== undefined) return text.slice(0, last.index + last[0].length);
  return `${text.replace(/\s+\S*$/, '')}…`;
}
