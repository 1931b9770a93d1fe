import { addressLines } from '@orime/commerce';
import { BRAND, htmlLang, type Language } from '@orime/contracts';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { Address, Price } from '@orime/contracts/schemas';
import { writePdf } from '../../../../house/documents/pdf.ts';
import { formatMoney } from '../../../../house/mail/format-money.ts';
import { orderTexts } from './order-texts.ts';

/** An order on paper, as its reader sees it. */
export function writeOrderPdf(order: WholesaleOrder, language: Language): Promise<Buffer> {
  const words = orderTexts[language];
  const money = ({ priceMinor }: Price) => formatMoney(priceMinor, order.currency, language);
  const date = new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long', timeZone: 'UTC' });
  const named = (name: string, nameJp: string) => (language === 'jp' && nameJp !== '' ? nameJp : name);
  const address = (value: Address | null) => (value === null ? null : addressLines(value, { language, name: value.name }).join('\n'));
  return writePdf({ title: `${words.title} ${order.number}`, language }, (sheet) => {
    sheet.text(BRAND.name, { size: 11, bold: true });
    sheet.space(14);
    sheet.heading(words.title);
    sheet.facts([
      [words.number, order.number],
      [words.status, words.statuses[order.status]],
      [words.placed, order.placedAt === null ? null : date.format(new Date(order.placedAt))],
      [words.poNumber, order.poNumber],
    ]);
    sheet.space(8);
    sheet.facts([
      [words.designer, named(order.seller.name, order.seller.nameJp)],
      [words.buyer, `${order.buyer.name}${language === 'jp' ? ' 様' : ''}`],
      [words.manager, order.manager === null ? null : `${order.manager.name} · ${order.manager.email}`],
      [words.shipTo, address(order.shipTo)],
      [words.billTo, address(order.billTo)],
    ]);
    sheet.space(8);
    sheet.facts([
      [words.window, order.window?.name[language]],
      [words.ships, date.format(new Date(order.startShip))],
      [words.cancelAfter, date.format(new Date(order.cancelAfter))],
      [words.payment, words.terms[order.terms]],
      [words.advance, order.advance.priceMinor === 0 ? null : money(order.advance)],
      [words.note, order.note],
    ]);
    sheet.space(14);
    sheet.table(
      [
        { label: words.style, part: 0.28 },
        { label: words.colour, part: 0.14 },
        { label: words.sizes, part: 0.24 },
        { label: words.units, part: 0.08, align: 'right' },
        { label: words.unit, part: 0.13, align: 'right' },
        { label: words.amount, part: 0.13, align: 'right' },
      ],
      order.lines.map((line) => [
        named(line.designName, line.designNameJp),
        line.colour[language],
        Object.entries(line.sizeQuantities)
          .map(([size, units]) => `${size} × ${String(units)}`)
          .join('   '),
        String(line.quantity),
        money(line.unit),
        money(line.total),
      ]),
    );
    sheet.space(10);
    const right = { align: 'right' } as const;
    sheet.text(`${words.units}  ${String(order.units)}`, right);
    sheet.text(`${words.subtotal}  ${money(order.subtotal)}`, right);
    if (order.shipping.priceMinor > 0) sheet.text(`${words.freight}  ${money(order.shipping)}`, right);
    sheet.text(`${words.tax(`${String(order.taxRateBp / 100)} %`)}  ${money(order.tax)}`, right);
    sheet.space(4);
    sheet.text(`${words.total}  ${money(order.total)}`, { ...right, size: 13, bold: true });
  });
}
