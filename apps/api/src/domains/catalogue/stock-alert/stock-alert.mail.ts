import { BRAND, type LocalText } from '@orime/contracts';
import { finishMail } from '../../../house/mail/finish-mail.ts';
import type { MailContent } from '../../../house/mail/mail-content.ts';
import type { MailTemplate } from '../../../house/mail/mail-template.ts';
import { pageUrl, type PageMailRequest } from '../../../house/mail/page-mail.ts';
import { unsubscribeLinks } from '../../notify/email-preferences/index.ts';

const NAMES = ['stock-alert-confirm', 'stock-back'] as const;

/** Asks whether an address wants a stock alert (its `path` has the key), or is the alert. */
export interface StockMail extends PageMailRequest {
  readonly template: (typeof NAMES)[number];
  readonly data: { readonly path: string; readonly name: LocalText; readonly size: string };
}

/** Asks an address to confirm a stock alert, or is the alert: a single mail, sent when the size is back. */
export const stockMail: MailTemplate<StockMail> = {
  names: NAMES,
  async write(_, request, site) {
    const { publicUrl, secret } = site;
    const { locale, email, template } = request;
    const url = pageUrl(request.data.path, locale, site);
    const content = contentOf(request, url.href);
    if (template === 'stock-alert-confirm') return finishMail(content, locale, { secrets: [url.searchParams.get('key')] });
    // The alert has a link to end the address's other alerts.
    const {
      key,
      pageUrl: preferencesUrl,
      oneClickUrl,
    } = unsubscribeLinks({ email }, { category: 'stock', language: locale, secret, publicUrl });
    return finishMail({ ...content, footer: footerOf(locale, preferencesUrl) }, locale, { secrets: [key], oneClickUrl });
  },
};

function contentOf({ template, data, locale }: StockMail, url: string): MailContent {
  const isJp = locale === 'jp';
  const name = isJp ? data.name.jp || data.name.en : data.name.en || data.name.jp;
  const words = template === 'stock-back' ? backWords(name, data.size, isJp) : confirmWords(name, data.size, isJp);
  return {
    ...words,
    subject: isJp ? `【${BRAND.name}】${words.subject}` : words.subject,
    preview: words.paragraphs[0] ?? '',
    button: { label: words.button, url },
  };
}

function footerOf(locale: StockMail['locale'], url: string): NonNullable<MailContent['footer']> {
  return locale === 'jp'
    ? {
        text: `このメールは、${BRAND.name}の再入荷のお知らせにお申し込みいただいた方にお送りしています。`,
        label: 'ほかの再入荷のお知らせを停止',
        url,
      }
    : { text: `You receive this because you asked ${BRAND.name} to write when a size is back.`, label: 'Stop all other stock alerts', url };
}

function confirmWords(name: string, size: string, isJp: boolean) {
  if (isJp) {
    return {
      subject: '再入荷のお知らせのお申し込みを確認してください',
      heading: '再入荷をお知らせしますか',
      paragraphs: [
        `「${name}」（サイズ ${size}）の再入荷のお知らせのお申し込みを承りました。下のボタンを押すと、再入荷の際に一度だけメールをお送りします。`,
      ],
      button: 'お知らせを受け取る',
      closing: ['お心当たりがない場合は、このメールを破棄してください。メールをお送りすることはありません。'],
    };
  }
  return {
    subject: 'Shall we tell you when it is back?',
    heading: 'Tell you when it is back?',
    paragraphs: [
      `Somebody asked us to write to this address when “${name}” in size ${size} can be bought again. Confirm it, and we write once.`,
    ],
    button: 'Yes, tell me',
    closing: ['If it was not you, ignore this message: we will not write again.'],
  };
}

function backWords(name: string, size: string, isJp: boolean) {
  if (isJp) {
    return {
      subject: `「${name}」が再入荷しました`,
      heading: '再入荷のお知らせ',
      paragraphs: [`お待ちいただいていた「${name}」（サイズ ${size}）が再入荷しました。数に限りがございますので、お早めにご覧ください。`],
      button: '作品を見る',
      closing: ['ご登録いただいた再入荷のお知らせは、このメールをもって終了いたします。'],
    };
  }
  return {
    subject: `“${name}” is back`,
    heading: 'It is back',
    paragraphs: [`“${name}” in size ${size} can be bought again. There may not be many.`],
    button: 'See it',
    closing: ['This was the alert you asked for; it ends with this message.'],
  };
}
