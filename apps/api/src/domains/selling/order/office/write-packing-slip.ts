import { addressLines } from '@orime/commerce';
import type { Language } from '@orime/contracts';
import { writePdf } from '../../../../house/documents/pdf.ts';
import type { GroupRow, LineRow, OrderRow } from '../order.queries.ts';

export interface PackingSlip {
  readonly order: OrderRow;
  readonly group: GroupRow;
  readonly lines: readonly LineRow[];
}

/**
 * What lies in the parcel: who sends it to whom, and what of the order is still to leave, without a price, since it may be a gift. Once
 * everything has left it names the whole order.
 */
export function writePackingSlip({ order, group, lines }: PackingSlip, language: Language): Promise<Buffer> {
  const words = TEXTS[language];
  const open = lines.filter((line) => line.fulfilled_quantity < line.quantity);
  const shown = open.length === 0 ? lines : open;
  const named = (name: string, nameJp: string) => (language === 'jp' && nameJp !== '' ? nameJp : name);
  const { giftMessage, note } = group.wishes;
  return writePdf({ title: `${words.title} ${order.number}`, language }, (sheet) => {
    sheet.text(named(order.seller_name, order.seller_name_jp), { size: 11, bold: true });
    sheet.space(14);
    sheet.heading(`${words.title} ${order.number}`);
    sheet.text(words.to, { muted: true });
    for (const line of addressLines(group.address, { language, name: group.address.name })) sheet.text(line, { size: 12 });
    sheet.space(12);
    sheet.facts([[words.placed, dayIn(language).format(group.placed_at)]]);
    sheet.space(12);
    sheet.table(
      [
        { label: words.item, part: 0.5 },
        { label: words.colour, part: 0.18 },
        { label: words.size, part: 0.14 },
        { label: words.quantity, part: 0.18, align: 'right' },
      ],
      shown.map((line) => [
        `${named(line.name, line.name_jp)}${line.serial === null ? '' : ` · ${words.serial(line.serial)}`}`,
        language === 'jp' ? line.colour_jp : line.colour_en,
        line.size,
        String(open.length === 0 ? line.quantity : line.quantity - line.fulfilled_quantity),
      ]),
    );
    sheet.space(14);
    if (giftMessage) sheet.text(giftMessage, { size: 12 });
    if (note) sheet.text(`${words.note} ${note}`, { muted: true });
    sheet.space(6);
    for (const text of words.advice) sheet.text(text, { muted: true });
  });
}

function dayIn(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language === 'jp' ? 'ja-JP' : 'en-GB', {
    dateStyle: 'long',
    timeZone: language === 'jp' ? 'Asia/Tokyo' : 'UTC',
  });
}

type SlipTexts = Readonly<Record<'title' | 'to' | 'placed' | 'item' | 'colour' | 'size' | 'quantity' | 'note', string>> & {
  readonly serial: (serial: string) => string;
  readonly advice: readonly string[];
};

const TEXTS: Readonly<Record<Language, SlipTexts>> = {
  en: {
    title: 'Packing slip',
    to: 'To',
    placed: 'Ordered',
    item: 'Item',
    colour: 'Color',
    size: 'Size',
    quantity: 'Quantity',
    note: 'Your note:',
    serial: (serial) => `No. ${serial}`,
    advice: ['Thank you. To send something back, open the order from its mail and press “Return”.'],
  },
  jp: {
    title: '納品書',
    to: 'お届け先',
    placed: 'ご注文日',
    item: '商品',
    colour: '色',
    size: 'サイズ',
    quantity: '数量',
    note: 'お客様のご要望：',
    serial: (serial) => `${serial}番`,
    advice: [
      'このたびはお買い上げいただき、誠にありがとうございます。返品をご希望の場合は、ご注文メールから注文を開き「返品する」を選んでください。',
    ],
  },
};
