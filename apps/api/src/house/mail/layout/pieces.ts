import { BRAND, htmlLang, type Language } from '@orime/contracts';
import type { MailContent, MailTable } from '../mail-content.ts';

/** What a mail is put together from, in the order of `layout.mjml`. Names in double braces are filled in. */
export const PIECES = [
  'start',
  'paragraph',
  'picture',
  'button',
  'tableTitle',
  'table',
  'divider',
  'closing',
  'end',
  'footer',
  'last',
] as const;

/** `startWithPicture` is the start of a mail that has one: what pictures need on phones stands in the head. */
export type MailPieces = Readonly<Record<(typeof PIECES)[number] | 'startWithPicture', string>>;

const fonts: Readonly<Record<Language, { readonly family: string; readonly lineHeight: string }>> = {
  en: { family: "Inter,'Helvetica Neue',Helvetica,Arial,sans-serif", lineHeight: '1.6' },
  jp: { family: "'Hiragino Sans','Noto Sans JP','Yu Gothic',Meiryo,sans-serif", lineHeight: '1.8' },
};

/** A whole mail. All text of the content is plain, and is escaped here. */
export function assembleMail(pieces: MailPieces, content: MailContent, locale: Language): string {
  const { subject, preview, heading, paragraphs, picture, button, tables = [], closing, footer } = content;
  const use = (name: keyof MailPieces, texts: Readonly<Record<string, string>> = {}, html: Readonly<Record<string, string>> = {}) =>
    pieces[name].replace(/\{\{(\w+)\}\}/g, (_, slot: string) => html[slot] ?? escape(texts[slot] ?? ''));
  const page = { subject, preview, heading, brand: BRAND.name.toUpperCase(), tagline: BRAND.tagline[locale] };
  const type = { ...fonts[locale], lang: htmlLang(locale) };
  return [
    use(picture === undefined ? 'start' : 'startWithPicture', page, type),
    ...paragraphs.map((text) => use('paragraph', { text }, type)),
    ...(picture === undefined ? [] : [use('picture', { cid: picture.cid, alt: picture.alt })]),
    ...(button === undefined ? [] : [use('button', { ...button }, type)]),
    ...tables.flatMap((table) => [
      ...(table.title === '' ? [] : [use('tableTitle', { title: table.title }, type)]),
      use('table', {}, { ...type, rows: rowsOf(table) }),
    ]),
    ...(closing.length === 0 ? [] : [use('divider')]),
    ...closing.map((text) => use('closing', { text }, type)),
    use('end', page, type),
    ...(footer === undefined ? [] : [use('footer', { ...footer }, type)]),
    use('last'),
  ].join('');
}

function rowsOf(table: MailTable): string {
  const rows = table.rows.map((row) => {
    const weight = row.strong === true ? 'font-weight:600;' : '';
    return `<tr><td style="padding:6px 12px 6px 0;vertical-align:top;${weight}">${escape(row.label)}</td><td style="padding:6px 0;vertical-align:top;text-align:right;white-space:nowrap;${weight}">${escape(row.value)}</td></tr>`;
  });
  return rows.join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
