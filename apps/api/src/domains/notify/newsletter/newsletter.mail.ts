import { BRAND, type Language } from '@orime/contracts';
import { sql } from 'kysely';
import { linkKey } from '../../../house/link-key.ts';
import { finishMail } from '../../../house/mail/finish-mail.ts';
import type { MailContent } from '../../../house/mail/mail-content.ts';
import type { MailRequest, MailTemplate } from '../../../house/mail/mail-template.ts';
import { unsubscribeLinks } from '../email-preferences/index.ts';

export interface NewsletterMail extends MailRequest {
  readonly template: 'newsletter-confirm';
  readonly locale: Language;
  readonly data: { readonly requestId: string };
}

/** Asks an address to confirm its subscription to the newsletter. Undefined when it was confirmed or cancelled in the meantime. */
export const newsletterMail: MailTemplate<NewsletterMail> = {
  names: ['newsletter-confirm'],
  async write(db, { email, locale, data }, { publicUrl, secret }) {
    const { rows } = await sql`SELECT FROM newsletter_requests WHERE id = ${data.requestId} AND key_hash IS NOT NULL`.execute(db);
    if (rows.length === 0) return undefined;
    const key = linkKey('newsletter', data.requestId, secret);
    const links = unsubscribeLinks({ email }, { category: 'newsletter', language: locale, secret, publicUrl });
    // The page asks for a press: programs that open links to look at them must not answer for anybody.
    const url = new URL(links.pageUrl);
    url.searchParams.set('newsletter', key);
    return finishMail(contentOf(locale, url.href, links.pageUrl), locale, { secrets: [links.key, key], oneClickUrl: links.oneClickUrl });
  },
};

function contentOf(locale: Language, url: string, preferencesUrl: string): MailContent {
  if (locale === 'jp') {
    return {
      subject: `【${BRAND.name}】ニュースレターのお申し込みを確認してください`,
      preview: 'ページを開いてボタンを押すと、登録が完了します。',
      heading: 'ニュースレターをお届けしますか',
      paragraphs: [`${BRAND.name}のニュースレターのお申し込みを承りました。下のボタンからページを開き、登録を完了してください。`],
      button: { label: '登録の確認へ進む', url },
      closing: [
        'このリンクは30日間有効で、一度だけご利用いただけます。',
        'お心当たりがない場合は、このメールを破棄してください。ニュースレターをお送りすることはありません。',
      ],
      footer: {
        text: `このメールは、${BRAND.name}のニュースレターのお申し込みを受けてお送りしています。`,
        label: '申し込みを取り消す',
        url: preferencesUrl,
      },
    };
  }
  return {
    subject: `Would you like the ${BRAND.name} letter?`,
    preview: 'Confirm it on the page behind the button.',
    heading: 'Would you like the letter?',
    paragraphs: [
      `Somebody asked us to send the ${BRAND.name} newsletter to this address. If it was you, confirm it on the page behind this button.`,
    ],
    button: { label: 'Go to the confirmation', url },
    closing: ['The link works once and for 30 days.', 'If it was not you, ignore this message: no letter will come.'],
    footer: {
      text: `You receive this because this address was put down for the ${BRAND.name} newsletter.`,
      label: 'Take it off',
      url: preferencesUrl,
    },
  };
}
