import type { Language } from '@orime/contracts';
import type { FastifyReply } from 'fastify';
import { sendDocument } from '../../../house/http/send-document.ts';
import type { InvoiceRow } from './invoice.queries.ts';
import { writeInvoicePdf } from './write-invoice-pdf.ts';

/** Answers the invoice as a file named by its number. Personal, so no cache keeps it. */
export async function sendInvoicePdf(reply: FastifyReply, row: InvoiceRow, language: Language = row.locale): Promise<FastifyReply> {
  return sendDocument(reply, { kind: 'pdf', name: row.number, bytes: await writeInvoicePdf(row, language) });
}
