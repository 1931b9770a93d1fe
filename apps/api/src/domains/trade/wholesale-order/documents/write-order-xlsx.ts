import { toMajor } from '@orime/commerce';
import type { Language } from '@orime/contracts';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { writeXlsx, type XlsxValue } from '../../../../house/documents/xlsx.ts';
import { orderTexts } from './order-texts.ts';

/** A row for every size of every line, for the buyer's own system. */
export function writeOrderXlsx(order: WholesaleOrder, language: Language): Promise<Buffer> {
  const words = orderTexts[language];
  const rows = order.lines.flatMap((line) =>
    Object.entries(line.sizeQuantities).map(([size, units]): readonly XlsxValue[] => [
      order.number,
      order.poNumber,
      language === 'jp' && line.designNameJp !== '' ? line.designNameJp : line.designName,
      line.slug,
      line.colour[language],
      size,
      units,
      line.shippedQuantities[size] ?? 0,
      line.unit.price,
      toMajor(line.unit.priceMinor * units, order.currency),
      order.currency,
    ]),
  );
  return writeXlsx(
    order.number,
    [
      { label: words.number, width: 12 },
      { label: words.poNumber, width: 16 },
      { label: words.style, width: 34 },
      { label: 'ID', width: 30 },
      { label: words.colour, width: 16 },
      { label: words.size, width: 8 },
      { label: words.units, width: 8 },
      { label: words.shipped, width: 10 },
      { label: words.unit, width: 12 },
      { label: words.amount, width: 14 },
      { label: words.currency, width: 8 },
    ],
    rows,
  );
}
