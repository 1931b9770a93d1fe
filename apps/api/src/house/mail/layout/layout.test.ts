import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { MailContent } from '../mail-content.ts';
import { compileLayout, draw, readLayout, splitLayout } from './compile-layout.ts';
import { MAIL_PIECES } from './compiled-layout.ts';
import { assembleMail } from './pieces.ts';

test('the compiled layout is that of layout.mjml', async () => {
  expect(MAIL_PIECES).toEqual(await compileLayout());
});

/** Text as people write it, and as they should not. Spaces at its ends are nothing that a mail shows. */
const text = fc
  .oneof(
    fc.string({ minLength: 1 }),
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom('<b>&amp;"', '{{text}}', '[[end]]', "$& $1 $'", 'ご注文ありがとうございます'),
  )
  .map((value) => value.trim())
  .filter((value) => value !== '');
const link = fc.record({ label: text, url: fc.webUrl({ withQueryParameters: true, withFragments: true }) });
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const content: fc.Arbitrary<MailContent> = fc.record({
  subject: text,
  preview: text,
  heading: text,
  paragraphs: fc.array(text, { maxLength: 4 }),
  button: optional(link),
  picture: optional(fc.record({ cid: fc.constant('ticket'), alt: text, png: fc.constant(Buffer.from('')) })),
  tables: optional(
    fc.array(
      fc.record({
        title: fc.oneof(fc.constant(''), text),
        rows: fc.array(fc.record({ label: text, value: text, strong: fc.boolean() }), { maxLength: 4 }),
      }),
      { maxLength: 3 },
    ),
  ),
  closing: fc.array(text, { maxLength: 3 }),
  footer: optional(fc.record({ text, label: text, url: fc.webUrl({ withQueryParameters: true }) })),
});

test('a mail of compiled pieces is what mjml would draw of the whole', async () => {
  const layout = splitLayout(await readLayout());
  const sources = { ...layout, startWithPicture: layout.start };
  await fc.assert(
    fc.asyncProperty(content, fc.constantFrom('en', 'jp'), async (mail, locale) => {
      expect(assembleMail(MAIL_PIECES, mail, locale)).toBe(await draw(assembleMail(sources, mail, locale)));
    }),
    { numRuns: 60 },
  );
});
