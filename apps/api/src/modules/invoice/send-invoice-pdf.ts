import type { Language } from '@orime/contracts';
import type { FastifyReply } from 'fastify';
import type { InvoiceRow } from './invoice.queries.ts';
import { writeInvoicePdf } from './write-invoice-pdf.ts';

/** Answers the invoice as a file named by its number. Personal, so no cache keeps it. */
export async function sendInvoicePdf(reply: FastifyReply, row: InvoiceRow, language: Language = row.locale): Promise<FastifyReply> {
  const bytes = await writeInvoicePdf(row, language);
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="${row.number}.pdf"`)
    .header('cache-control', 'private, no-store')
    .send(bytes);
}
