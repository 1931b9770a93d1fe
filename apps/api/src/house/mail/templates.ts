import { BRAND, htmlLang, type Currency, type Language } from '@orime/contracts';
import type { MailContent, MailTable } from './layout.ts';
import type { OrderConfirmationData } from './mail-request.ts';

export function orderConfirmationMail(data: OrderConfirmationData, url: string, locale: Language): MailContent {
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
}

export function lineLabel(line: { name: string; size: string; quantity: number; leadDays: number | null }, isJp: boolean): string {
  const amount = [line.size, `× ${line.quantity}`].filter((part) => part !== '').join(' ');
  const lead = line.leadDays === null ? '' : isJp ? `（受注生産・約${line.leadDays}日）` : ` (made to order, about ${line.leadDays} days)`;
  return `${line.name}${isJp ? '　' : ' · '}${amount}${lead}`;
}

function taxLabel(isIncluded: boolean, isJp: boolean): string {
  if (isJp) return isIncluded ? 'うち税額' : '税';
  return isIncluded ? 'Tax included' : 'Tax';
}

export function formatMoney(minor: number, currency: Currency, locale: Language): string {
  const format = new Intl.NumberFormat(htmlLang(locale), { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
