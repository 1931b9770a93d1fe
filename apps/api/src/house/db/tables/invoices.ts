import type { InvoiceLine, InvoiceParty, InvoiceTax } from '@orime/contracts/api/invoice';
import type { Generated } from 'kysely';
import type { DefaultedTimestamp, Json, Timestamp } from './columns.ts';

export interface InvoiceTables {
  invoices: InvoicesTable;
  invoice_payments: InvoicePaymentsTable;
  invoice_refunds: InvoiceRefundsTable;
}

export type InvoiceKind = 'retail' | 'wholesale' | 'commission' | 'credit_note';
export type InvoiceStatus = 'issued' | 'partially_paid' | 'paid' | 'overdue' | 'void';

interface InvoicesTable {
  id: string;
  number: string;
  source: string;
  kind: InvoiceKind;
  status: Generated<InvoiceStatus>;
  order_id: string | null;
  wholesale_order_id: string | null;
  credit_of: string | null;
  replaces: string | null;
  debtor_profile_id: string | null;
  period: Timestamp | null;
  seller_profile_id: string | null;
  buyer_user_id: string | null;
  buyer_id: string | null;
  locale: 'en' | 'jp';
  currency: string;
  seller: Json<InvoiceParty>;
  buyer: Json<InvoiceParty>;
  lines: Json<readonly InvoiceLine[]>;
  taxes: Json<readonly InvoiceTax[]>;
  tax_included: boolean;
  subtotal_minor: number;
  discount_minor: Generated<number>;
  shipping_minor: Generated<number>;
  tax_minor: Generated<number>;
  total_minor: number;
  paid_minor: Generated<number>;
  reason: Generated<string>;
  issued_at: DefaultedTimestamp;
  due_at: DefaultedTimestamp;
  voided_at: Timestamp | null;
  updated_at: DefaultedTimestamp;
}

interface InvoicePaymentsTable {
  id: string;
  invoice_id: string;
  amount_minor: number;
  method: 'card' | 'bank_transfer' | 'other';
  reference: Generated<string>;
  received_at: DefaultedTimestamp;
  recorded_by: string | null;
  created_at: DefaultedTimestamp;
}

export type InvoiceRefundStatus = 'open' | 'paid' | 'applied';

interface InvoiceRefundsTable {
  id: string;
  invoice_id: string;
  wholesale_order_id: string;
  amount_minor: number;
  currency: string;
  status: Generated<InvoiceRefundStatus>;
  method: 'card' | 'bank_transfer' | 'other' | null;
  reference: Generated<string>;
  applied_to: string | null;
  settled_at: Timestamp | null;
  settled_by: string | null;
  created_at: DefaultedTimestamp;
}
