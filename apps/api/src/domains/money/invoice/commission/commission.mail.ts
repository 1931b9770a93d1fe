import { BRAND, htmlLang, type Currency } from '@orime/contracts';
import { formatMoney } from '../../../../house/mail/format-money.ts';
import { definePageMail, type PageMailRequest } from '../../../../house/mail/page-mail.ts';

/** The invoice to a seller for what the marketplace kept of a month, settled from the proceeds. */
export interface CommissionMail extends PageMailRequest {
  readonly template: 'commission-issued';
  readonly data: {
    readonly path: string;
    readonly number: string;
    /** Of the house. */
    readonly name: string;
    /** `YYYY-MM`. */
    readonly month: string;
    readonly currency: Currency;
    /** Less than nothing when more was given back than taken. */
    readonly totalMinor: number;
  };
}

/** Tells a seller that the month's commission invoice is there. There is nothing to pay. */
export const commissionMail = definePageMail<CommissionMail>(['commission-issued'], ({ data, locale }, url) => {
  const month = new Intl.DateTimeFormat(htmlLang(locale), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${data.month}-01T00:00:00Z`),
  );
  const isBack = data.totalMinor < 0;
  const amount = formatMoney(Math.abs(data.totalMinor), data.currency, locale);
  if (locale === 'jp') {
    return {
      subject: `【${BRAND.name}】${month}分の販売手数料の請求書を発行いたしました`,
      preview: `請求書 ${data.number}（${amount}${isBack ? 'のご返還' : ''}）`,
      heading: `${month}分の販売手数料`,
      paragraphs: [
        `${data.name} 御中`,
        isBack
          ? `${month}は、返金・取り消しに伴う手数料の返還額が手数料を上回りました。差額${amount}を記載した返還請求書 ${data.number} を発行いたしました。`
          : `${month}の販売手数料${amount}について、請求書 ${data.number} を発行いたしました。販売代金から差し引き済みのため、お支払いの必要はありません。`,
      ],
      button: { label: '請求書を確認する', url },
      closing: [],
    };
  }
  return {
    subject: `Your ${BRAND.name} commission invoice for ${month}`,
    preview: `${data.number}: ${isBack ? `${amount} in your favor` : amount}.`,
    heading: `Commission for ${month}`,
    paragraphs: [
      `To ${data.name},`,
      isBack
        ? `In ${month} more commission was given back on refunds than was taken. Commission credit ${data.number} is ready: ${amount} in your favor.`
        : `Invoice ${data.number} for the commission of ${month}, ${amount}, is ready. It was settled from the proceeds of your sales; there is nothing to pay.`,
    ],
    button: { label: 'See the invoice', url },
    closing: [],
  };
});
