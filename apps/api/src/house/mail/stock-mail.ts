import { BRAND } from '@orime/contracts';
import type { MailContent } from './layout.ts';
import type { StockMail } from './seller-mail-request.ts';

/** About a size that was sold out: the question to the address, and the one mail when it is back. */
export function stockMail({ template, data, locale }: StockMail, url: string): MailContent {
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

export function stockFooter(locale: StockMail['locale'], url: string): NonNullable<MailContent['footer']> {
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
