import { BRAND, htmlLang, type Language } from '@orime/contracts';

/** The content of a mail before it has a shape. All text is plain; it is escaped when drawn. */
export interface MailContent {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  /** A picture that travels with the mail. */
  readonly picture?: MailPicture;
  readonly tables?: readonly MailTable[];
  readonly closing: readonly string[];
  /** Small print at the very end: the way to have no more of these. */
  readonly footer?: { readonly text: string; readonly label: string; readonly url: string };
}

export interface MailPicture {
  /** Its name within the mail. */
  readonly cid: string;
  readonly alt: string;
  readonly png: Buffer;
}

export interface MailTable {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: string; readonly strong?: boolean }[];
}

export interface DrawnMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly picture?: MailPicture;
}

const ink = '#16140f';
const paper = '#faf8f4';
const accent = '#b5452c';

/** Draws a mail as HTML (through mjml, for the clients of this world) and as plain text. */
export async function drawMail(content: MailContent, locale: Language): Promise<DrawnMail> {
  // Heavy and needed by the mail job alone: loaded with the first mail.
  const { default: mjml2html } = await import('mjml');
  const { html } = await mjml2html(toMjml(content, locale), { fonts: {}, keepComments: false });
  return { subject: content.subject, html, text: toText(content), ...(content.picture === undefined ? {} : { picture: content.picture }) };
}

function toMjml(content: MailContent, locale: Language): string {
  const family = locale === 'jp' ? "'Hiragino Sans','Noto Sans JP','Yu Gothic',Meiryo,sans-serif" : "Inter,'Helvetica Neue',Helvetica,Arial,sans-serif";
  const lineHeight = locale === 'jp' ? '1.8' : '1.6';
  return `<mjml lang="${htmlLang(locale)}">
  <mj-head>
    <mj-title>${escape(content.subject)}</mj-title>
    <mj-preview>${escape(content.preview)}</mj-preview>
    <mj-attributes>
      <mj-all font-family="${family}" color="${ink}" />
      <mj-text font-size="15px" line-height="${lineHeight}" padding="6px 32px" />
    </mj-attributes>
  </mj-head>
  <mj-body background-color="${paper}">
    <mj-section padding="32px 0 8px"><mj-column>
      <mj-text font-size="13px" letter-spacing="6px" font-weight="600">${escape(BRAND.name.toUpperCase())}</mj-text>
    </mj-column></mj-section>
    <mj-section background-color="#ffffff" padding="28px 0"><mj-column>
      <mj-text font-size="24px" line-height="1.35" font-weight="500" padding-bottom="12px">${escape(content.heading)}</mj-text>
      ${content.paragraphs.map((paragraph) => `<mj-text>${escape(paragraph)}</mj-text>`).join('\n      ')}
      ${content.picture ? `<mj-image src="cid:${escape(content.picture.cid)}" alt="${escape(content.picture.alt)}" width="200px" align="left" padding="18px 32px" />` : ''}
      ${content.button ? `<mj-button href="${escape(content.button.url)}" background-color="${ink}" color="#ffffff" border-radius="0" align="left" inner-padding="14px 28px" padding="18px 32px">${escape(content.button.label)}</mj-button>` : ''}
      ${(content.tables ?? []).map(toTable).join('\n      ')}
      ${content.closing.length === 0 ? '' : '<mj-divider border-width="1px" border-color="#e6e0d5" padding="20px 32px 12px" />'}
      ${content.closing.map((line) => `<mj-text font-size="13px" color="#6b655a">${escape(line)}</mj-text>`).join('\n      ')}
    </mj-column></mj-section>
    <mj-section padding="16px 0 40px"><mj-column>
      <mj-text font-size="12px" color="#6b655a">${escape(BRAND.tagline[locale])}</mj-text>${content.footer ? toFooter(content.footer) : ''}
    </mj-column></mj-section>
  </mj-body>
</mjml>`;
}

function toFooter({ text, label, url }: NonNullable<MailContent['footer']>): string {
  return `
      <mj-text font-size="12px" color="#6b655a">${escape(text)} <a href="${escape(url)}" style="color:${ink};text-decoration:underline">${escape(label)}</a></mj-text>`;
}

function toTable(table: MailTable): string {
  const rows = table.rows.map((row) => {
    const weight = row.strong === true ? 'font-weight:600;' : '';
    return `<tr><td style="padding:6px 12px 6px 0;vertical-align:top;${weight}">${escape(row.label)}</td><td style="padding:6px 0;vertical-align:top;text-align:right;white-space:nowrap;${weight}">${escape(row.value)}</td></tr>`;
  });
  const title = table.title === '' ? '' : `<mj-text font-size="13px" color="${accent}" padding-top="18px">${escape(table.title)}</mj-text>`;
  return `${title}<mj-table padding="4px 32px" font-size="14px" line-height="1.5">${rows.join('')}</mj-table>`;
}

function toText(content: MailContent): string {
  const tables = (content.tables ?? []).map((table) => [table.title, ...table.rows.map((row) => (row.value === '' ? row.label : `${row.label}: ${row.value}`))].filter((line) => line !== '').join('\n'));
  const button = content.button ? [`${content.button.label}:\n${content.button.url}`] : [];
  const footer = content.footer ? [`${content.footer.text}\n${content.footer.label}:\n${content.footer.url}`] : [];
  const parts = [content.heading, ...content.paragraphs, ...button, ...tables, content.closing.join('\n'), BRAND.name, ...footer];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
