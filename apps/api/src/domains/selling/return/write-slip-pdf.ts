import { addressLines } from '@orime/commerce';
import { BRAND, type Language } from '@orime/contracts';
import { writePdf, type Sheet } from '../../../house/documents/pdf.ts';
import { nameIn } from '../order/index.ts';
import { returnReasonWords } from './reason-words.ts';
import { sendByOf } from './return-answer.ts';
import type { ReturnRow } from './return.queries.ts';

const QR_SIZE = 120;

/** The slip of an approved return: the address to cut out, what is in the parcel, and a code that opens the return where the seller works on it. */
export async function writeSlipPdf(row: ReturnRow, { language, publicUrl }: { language: Language; publicUrl: string }): Promise<Buffer> {
  const words = TEXTS[language];
  const { toBuffer } = await import('qrcode');
  const code = await toBuffer(`${publicUrl}/dashboard?tab=returns&return=${row.id}`, { margin: 0, width: QR_SIZE * 4 });
  const sendBy = sendByOf(row);
  return writePdf({ title: `${words.title} ${row.number}`, language }, (sheet) => {
    sheet.text(BRAND.name, { size: 11, bold: true });
    sheet.space(14);
    sheet.heading(`${words.title} ${row.number}`);
    drawAddress(sheet, code, row, language);
    sheet.facts([
      [words.order, row.order_number],
      [words.sender, row.buyer_name],
      [words.sendBy, sendBy === null ? null : dayIn(language).format(new Date(sendBy))],
    ]);
    sheet.space(12);
    sheet.table(
      [
        { label: words.item, part: 0.46 },
        { label: words.size, part: 0.12 },
        { label: words.quantity, part: 0.12, align: 'right' },
        { label: words.reason, part: 0.3 },
      ],
      row.lines.map((line) => [
        nameIn(language, line.name, line.nameJp),
        line.size,
        String(line.quantity),
        returnReasonWords[line.reason][language],
      ]),
    );
    sheet.space(14);
    for (const text of words.advice) sheet.text(text, { muted: true });
  });
}

/** In large letters, to be seen through the window of a bag or to be cut out; the code beside it. */
function drawAddress(sheet: Sheet, code: Buffer, row: ReturnRow, language: Language): void {
  const words = TEXTS[language];
  const { pdf } = sheet;
  const { left } = pdf.page.margins;
  const { y: top } = pdf;
  const lines = row.return_address === null ? [] : addressLines(row.return_address, { language, name: row.return_address.name });
  pdf.font('regular').fontSize(8).fillColor('#666').text(words.to, left, top);
  pdf
    .font('bold')
    .fontSize(15)
    .fillColor('#111')
    .text(lines.join('\n'), left, pdf.y + 4, { width: sheet.width - QR_SIZE - 24, lineGap: 3 });
  const bottom = pdf.y;
  pdf.image(code, left + sheet.width - QR_SIZE, top, { width: QR_SIZE });
  pdf.x = left;
  pdf.y = Math.max(bottom, top + QR_SIZE) + 18;
}

function dayIn(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language === 'jp' ? 'ja-JP' : 'en-GB', {
    dateStyle: 'long',
    timeZone: language === 'jp' ? 'Asia/Tokyo' : 'UTC',
  });
}

type SlipTexts = Readonly<Record<'title' | 'to' | 'order' | 'sender' | 'sendBy' | 'item' | 'size' | 'quantity' | 'reason', string>> & {
  readonly advice: readonly string[];
};

const TEXTS: Readonly<Record<Language, SlipTexts>> = {
  en: {
    title: 'Return slip',
    to: 'Send to',
    order: 'Order',
    sender: 'From',
    sendBy: 'Hand in by',
    item: 'Item',
    size: 'Size',
    quantity: 'Quantity',
    reason: 'Reason',
    advice: [
      'Put this slip into the parcel, and write the address above on its outside.',
      'Unworn, unwashed, with tags on. Keep the proof of posting until the refund has arrived.',
    ],
  },
  jp: {
    title: '返品票',
    to: '返品先',
    order: '注文番号',
    sender: 'ご依頼主',
    sendBy: '発送期限',
    item: '商品',
    size: 'サイズ',
    quantity: '数量',
    reason: '理由',
    advice: [
      'この返品票を商品と一緒に同封し、外側に上記の返品先をお書きください。',
      '未着用・未洗濯で、タグを付けたままお送りください。発送の控えは返金が完了するまで保管をお願いいたします。',
    ],
  },
};
