import type { RichText, Run } from '../api/editorial/rich-text.ts';

/** The most characters that each kind of text of an article may have, marks not counted. */
export const TEXT_LIMITS = { paragraph: 5000, heading: 200, quote: 1000, caption: 300, footnote: 1000 } as const;

/** The runs of a text; a plain text is one run, an empty one none. */
export function runsOf(text: RichText): readonly Run[] {
  if (typeof text !== 'string') return text;
  return text === '' ? [] : [{ text }];
}

/** The words without their marks. */
export function plainTextOf(text: RichText): string {
  return typeof text === 'string' ? text : text.map((run) => run.text).join('');
}

/** The one way to write a text: neighbours with the same marks joined, empty runs left out, a plain string when nothing is marked. */
export function richTextOf(runs: readonly Run[]): RichText {
  const joined: Run[] = [];
  for (const { text, bold, italic, href } of runs) {
    if (text === '') continue;
    const last = joined.at(-1);
    if (last !== undefined && Boolean(last.bold) === Boolean(bold) && Boolean(last.italic) === Boolean(italic) && last.href === href)
      joined[joined.length - 1] = { ...last, text: last.text + text };
    else
      joined.push({
        text,
        ...(bold === true && { bold }),
        ...(italic === true && { italic }),
        ...(href !== undefined && { href }),
      });
  }
  const isPlain = joined.every((run) => run.bold === undefined && run.italic === undefined && run.href === undefined);
  return isPlain ? plainTextOf(joined) : joined;
}
