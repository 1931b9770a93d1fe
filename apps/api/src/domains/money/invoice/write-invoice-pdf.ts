import { BRAND, type Currency, type Language } from '@orime/contracts';
import type { InvoiceParty } from '@orime/contracts/api/money/invoice';
import { writePdf } from '../../../house/documents/pdf.ts';
import { formatMoney } from '../../../house/mail/format-money.ts';
import { invoiceTexts } from './invoice-texts.ts';
import type { InvoiceRow } from './invoice.queries.ts';

/** An invoice or credit note on paper. In Japanese with everything that a qualified invoice (適格請求書) has to say. */
export function writeInvoicePdf(row: InvoiceRow, language: Language): Promise<Buffer> {
  const words = invoiceTexts[language];
  const money = (minor: number) => formatMoney(minor, row.currency as Currency, language); // only currencies of our markets are written
  const day = new Intl.DateTimeFormat(language === 'jp' ? 'ja-JP' : 'en-GB', {
    dateStyle: 'long',
    timeZone: language === 'jp' ? 'Asia/Tokyo' : 'UTC',
  });
  const title = titleOf(row, words);
  const isCommission = row.debtor_profile_id !== null;
  return writePdf({ title: `${title} ${row.number}`, language }, (sheet) => {
    sheet.text(BRAND.name, { size: 11, bold: true });
    sheet.space(14);
    sheet.heading(title);
    sheet.facts([
      [words.number, row.number],
      [words.issued, day.format(row.issued_at)],
      [words.due, row.kind !== 'credit_note' && row.paid_minor < row.total_minor ? day.format(row.due_at) : null],
      [
        words.month,
        row.month === null
          ? null
          : new Intl.DateTimeFormat(language === 'jp' ? 'ja-JP' : 'en-GB', { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
              new Date(`${row.month}-01T00:00:00Z`),
            ),
      ],
      [row.kind === 'credit_note' ? words.credits : words.replaces, row.related_number],
      [words.order, row.order_number],
      [words.sold, row.sold_at && day.format(row.sold_at)],
      [words.reason, row.reason],
    ]);
    sheet.space(10);
    sheet.facts([
      [isCommission ? words.issuer : words.from, partyText(row.seller, language)],
      [words.registration, row.seller.registrationNumber],
      [
        isCommission ? words.billedTo : words.to,
        `${partyText(row.buyer, language)}${language === 'jp' ? (isCommission ? ' 御中' : ' 様') : ''}`,
      ],
      [words.address, row.buyer.address.join('\n')],
      [words.taxNumber, row.buyer.registrationNumber],
    ]);
    sheet.space(14);
    sheet.table(
      [
        { label: words.item, part: 0.48 },
        { label: words.quantity, part: 0.1, align: 'right' },
        { label: words.unit, part: 0.16, align: 'right' },
        { label: words.rate, part: 0.1, align: 'right' },
        { label: words.amount, part: 0.16, align: 'right' },
      ],
      row.lines.map((line) => [
        line.text[language],
        String(line.quantity),
        money(line.unitMinor),
        percent(line.taxRateBp),
        money(line.totalMinor),
      ]),
    );
    sheet.space(10);
    const right = { align: 'right' } as const;
    sheet.text(`${words.subtotal}  ${money(row.subtotal_minor)}`, right);
    if (row.discount_minor !== 0) sheet.text(`${words.discount}  ${money(-row.discount_minor)}`, right);
    if (!isCommission) sheet.text(`${words.shipping}  ${money(row.shipping_minor)}`, right);
    for (const tax of row.taxes)
      sheet.text(`${words.taxLine(percent(tax.rateBp), money(tax.baseMinor), row.tax_included)}  ${money(tax.taxMinor)}`, {
        ...right,
        muted: row.tax_included,
      });
    sheet.space(4);
    sheet.text(`${words.total}  ${money(row.total_minor)}`, { ...right, size: 13, bold: true });
    if (row.kind !== 'credit_note') {
      sheet.text(`${words.paid}  ${money(row.paid_minor)}`, right);
      sheet.text(`${words.open}  ${money(row.status === 'void' ? 0 : row.total_minor - row.paid_minor)}`, { ...right, bold: true });
    }
    if (row.kind === 'commission' && row.status !== 'void') sheet.text(words.settled, { ...right, muted: true });
    if (row.status === 'void') sheet.text(words.voided, { bold: true });
  });
}

function titleOf({ kind, total_minor }: InvoiceRow, words: (typeof invoiceTexts)[Language]): string {
  if (kind === 'credit_note') return words.creditNote;
  if (kind === 'commission') return total_minor < 0 ? words.commissionBack : words.commission;
  return words.invoice;
}

function partyText(party: InvoiceParty, language: Language): string {
  return language === 'jp' && party.nameJp !== '' ? party.nameJp : party.name;
}

function percent(rateBp: number): string {
  return `${String(rateBp / 100)} %`;
}
