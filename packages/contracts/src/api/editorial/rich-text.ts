import { Type, type Static } from 'typebox';
import { TEXT_LIMITS } from '../../values/rich-text.ts';

/** Link of a run: `https:`, a page of this site from the root on, or `mailto:`. Nothing that a browser would run. */
const LinkAddress = Type.String({ maxLength: 500, pattern: '^(https://|/|mailto:)', format: 'text-link' });

/** A stretch of text with the same marks. Unknown properties are dropped. */
const Run = Type.Object({
  text: Type.String({ minLength: 1, maxLength: TEXT_LIMITS.paragraph }),
  bold: Type.Optional(Type.Boolean()),
  italic: Type.Optional(Type.Boolean()),
  href: Type.Optional(LinkAddress),
});

/** Text as it is written: a plain string, or runs when some of it is marked. The limit is that of the whole text without its marks. */
function writtenText(maxLength: number) {
  return Type.Union([Type.String({ minLength: 1, maxLength }), Type.Array(Run, { minItems: 1, maxItems: 200 })]);
}

export const WrittenParagraph = writtenText(TEXT_LIMITS.paragraph);
export const WrittenQuote = writtenText(TEXT_LIMITS.quote);
export const WrittenCaption = writtenText(TEXT_LIMITS.caption);
export const WrittenFootnote = writtenText(TEXT_LIMITS.footnote);

/** Text as it is read: a plain string, or runs when some of it is marked. */
export const RichText = Type.Union([
  Type.String(),
  Type.Array(
    Type.Object({
      text: Type.String(),
      bold: Type.Optional(Type.Boolean()),
      italic: Type.Optional(Type.Boolean()),
      href: Type.Optional(Type.String()),
    }),
  ),
]);
export type RichText = Static<typeof RichText>;
/** One stretch of a rich text. */
export type Run = Exclude<RichText, string>[number];
