import { BRAND, type Currency } from '@orime/contracts';
import { formatMoney } from '../../../../house/mail/format-money.ts';
import type { MailTable } from '../../../../house/mail/mail-content.ts';
import { definePageMail, type PageMailRequest } from '../../../../house/mail/page-mail.ts';
import { lineLabel } from './line-label.ts';

export interface OrderConfirmationMail extends PageMailRequest {
  readonly template: 'order-confirmation';
  readonly data: OrderConfirmationData;
}

/** Amounts in minor units of `currency`. */
export interface OrderConfirmationData {
  /** Human number of the purchase. */
  readonly number: string;
  /** Path on the site, with the guest's key: `/order-info/grp_…?key=…`. */
  readonly path: string;
  readonly currency: Currency;
  readonly sellers: readonly OrderConfirmationSeller[];
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  readonly taxIncluded: boolean;
  readonly totalMinor: number;
  /** Already in the order of the address's country. */
  readonly addressLines: readonly string[];
}

export interface OrderConfirmationSeller {
  readonly name: string;
  readonly lines: readonly {
    readonly name: string;
    readonly size: string;
    readonly quantity: number;
    readonly amountMinor: number;
    /** Days until a made-to-order line is ready; null for stock. */
    readonly leadDays: number | null;
  }[];
}

export const orderConfirmationMail = definePageMail<OrderConfirmationMail>(['order-confirmation'], ({ data, locale }, url) => {
  const isJp = locale === 'jp';
  const money = (minor: number) => formatMoney(minor, data.currency, locale);
  const sellers: MailTable[] = data.sellers.map((seller) => ({
    title: seller.name,
    rows: seller.lines.map((line) => ({ label: lineLabel(line, isJp), value: money(line.amountMinor) })),
  }));
  const totals: MailTable = {
    title: isJp ? 'お支払い金額' : 'Summary',
    rows: [
      { label: isJp ? '小計' : 'Subtotal', value: money(data.subtotalMinor) },
      ...(data.discountMinor > 0 ? [{ label: isJp ? '割引' : 'Discount', value: `−${money(data.discountMinor)}` }] : []),
      { label: isJp ? '送料' : 'Shipping', value: data.shippingMinor === 0 ? (isJp ? '無料' : 'Free') : money(data.shippingMinor) },
      ...(data.taxMinor > 0 ? [{ label: taxLabel(data.taxIncluded, isJp), value: money(data.taxMinor) }] : []),
      { label: isJp ? '合計' : 'Total', value: money(data.totalMinor), strong: true },
    ],
  };
  const address: MailTable = {
    title: isJp ? 'お届け先' : 'Delivery address',
    rows: data.addressLines.map((line) => ({ label: line, value: '' })),
  };
  return {
    subject: isJp ? `【${BRAND.name}】ご注文 ${data.number} を承りました` : `Your ${BRAND.name} order ${data.number}`,
    preview: isJp ? 'ご注文ありがとうございます。' : 'Thank you for your order.',
    heading: isJp ? 'ご注文ありがとうございます' : 'Thank you for your order',
    paragraphs: [
      isJp
        ? `ご注文番号 ${data.number} を承りました。作り手が準備を進め、発送時に改めてメールでお知らせいたします。`
        : `We have received order ${data.number}. The makers are preparing it, and we will write again when it ships.`,
    ],
    button: { label: isJp ? '注文内容を見る' : 'View your order', url },
    tables: [...sellers, totals, address],
    closing: [
      isJp
        ? 'このリンクをお持ちの方はご注文内容をご覧いただけます。転送の際はご注意ください。'
        : 'Anyone with this link can see the order: please do not forward this message.',
    ],
  };
});

function taxLabel(isIncluded: boolean, isJp: boolean): string {
  if (isJp) return isIncluded ? 'うち税額' : '税';
  return isIncluded ? 'Tax included' : 'Tax';
}
