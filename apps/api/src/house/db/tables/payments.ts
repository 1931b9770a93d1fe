import type { PaymentStatus } from '@orime/commerce';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultedTimestamp, Timestamp } from './columns.ts';

export interface PaymentTables {
  payment_sessions: PaymentSessionsTable;
  payments: PaymentsTable;
  payment_splits: { payment_id: string; order_id: string; amount_minor: number };
  refunds: RefundsTable;
  refund_lines: { refund_id: string; order_line_id: string; quantity: number; amount_minor: number };
  webhook_events: WebhookEventsTable;
  test_charges: TestChargesTable;
  commission_rates: CommissionRatesTable;
  commission_lines: CommissionLinesTable;
  ledger_entries: LedgerEntriesTable;
}

export type PaymentSessionStatus = 'open' | 'requires_action' | 'processing' | 'authorised' | 'declined' | 'voided' | 'expired';

interface PaymentSessionsTable {
  id: string;
  checkout_id: string;
  provider: 'test' | 'stripe';
  provider_ref: string;
  amount_minor: number;
  currency: string;
  quote_hash: string;
  status: Generated<PaymentSessionStatus>;
  method_label: Generated<string>;
  failure: string | null;
  expires_at: Timestamp;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface PaymentsTable {
  id: string;
  group_id: string;
  session_id: string;
  provider: 'test' | 'stripe';
  provider_ref: string;
  status: PaymentStatus;
  currency: string;
  authorised_minor: Generated<number>;
  captured_minor: Generated<number>;
  refunded_minor: Generated<number>;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface RefundsTable {
  id: string;
  payment_id: string;
  order_id: string;
  amount_minor: number;
  shipping_minor: Generated<number>;
  reason: Generated<string>;
  idempotency_key: string;
  status: Generated<'pending' | 'done' | 'not_needed'>;
  created_by: string | null;
  credit_note_id: string | null;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface WebhookEventsTable {
  provider: string;
  event_id: string;
  kind: string;
  received_at: DefaultedTimestamp;
  processed_at: Timestamp | null;
}

interface TestChargesTable {
  id: string;
  amount_minor: number;
  currency: string;
  status: Generated<'created' | 'challenged' | 'processing' | 'authorised' | 'declined' | 'captured' | 'voided'>;
  captured_minor: Generated<number>;
  refunded_minor: Generated<number>;
  done_keys: Generated<readonly string[]>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface CommissionRatesTable {
  id: string;
  kind: 'percent' | 'fixed';
  value: number;
  currency: string | null;
  position: Generated<number>;
  scope: Generated<'global' | 'category' | 'seller'>;
  scope_id: string | null;
  valid_from: Timestamp | null;
  valid_to: Timestamp | null;
  min_minor: number | null;
  max_minor: number | null;
  created_at: DefaultedTimestamp;
}

interface CommissionLinesTable {
  order_line_id: string;
  rate_id: string | null;
  rate_bp: number;
  amount_minor: number;
  tax_minor: Generated<number>;
  frozen: Generated<boolean>;
}

interface LedgerEntriesTable {
  id: GeneratedAlways<number>;
  account: string;
  kind: 'sale' | 'commission' | 'shipping' | 'promotion' | 'refund' | 'payout' | 'adjustment';
  amount_minor: number;
  currency: string;
  ref: string;
  order_id: string | null;
  wholesale_order_id: string | null;
  available_at: Timestamp | null;
  created_at: DefaultedTimestamp;
}
