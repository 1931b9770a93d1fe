import { BRAND, type Language } from '@orime/contracts';
import { MAIL_PIECES } from './layout/compiled-layout.ts';
import { assembleMail } from './layout/pieces.ts';
import type { MailContent, MailPicture } from './mail-content.ts';

export interface DrawnMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly picture?: MailPicture;
}

/** Draws a mail as HTML (laid out by mjml, for the mail programs of this world) and as plain text. */
export function drawMail(content: MailContent, locale: Language): DrawnMail {
  const { subject, picture } = content;
  return {
    subject,
    html: assembleMail(MAIL_PIECES, content, locale),
    text: toText(content),
    ...(picture === undefined ? {} : { picture }),
  };
}

function toText(content: MailContent): string {
  const tables = (content.tables ?? []).map((table) =>
    [table.title, ...table.rows.map((row) => (row.value === '' ? row.label : `${row.label}: ${row.value}`))]
      .filter((line) => line !== '')
      .join('\n'),
  );
  const button = content.button ? [`${content.button.label}:\n${content.button.url}`] : [];
  const footer = content.footer ? [`${content.footer.text}\n${content.footer.label}:\n${content.footer.url}`] : [];
  const parts = [content.heading, ...content.paragraphs, ...button, ...tables, content.closing.join('\n'), BRAND.name, ...footer];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
