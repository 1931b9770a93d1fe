import type { Quote } from '@orime/commerce';
import type { CheckoutLineInput } from '@orime/contracts/api/checkout';
import type { Address } from '@orime/contracts/schemas';
import type { Generated } from 'kysely';
import type { DefaultedJson, DefaultedTimestamp, Json, NullableJson, Timestamp } from './columns.ts';

export interface CheckoutTables {
  checkouts: CheckoutsTable;
  cart_items: CartItemsTable;
  promo_codes: PromoCodesTable;
  promo_redemptions: PromoRedemptionsTable;
}

export type ShippingChoices = Readonly<Record<string, 'standard' | 'express'>>;

interface CheckoutsTable {
  id: string;
  user_id: string | null;
  key_hash: string;
  email: string | null;
  currency: string;
  locale: Generated<'en' | 'jp'>;
  address: NullableJson<Address>;
  lines: Json<readonly CheckoutLineInput[]>;
  shipping: DefaultedJson<ShippingChoices>;
  codes: Generated<readonly string[]>;
  quote: Json<Quote>;
  quote_hash: string;
  status: Generated<'open' | 'completing' | 'completed' | 'expired'>;
  hold_expires_at: Timestamp | null;
  expires_at: Timestamp;
  is_draft: Generated<boolean>;
  drafted_by: string | null;
  note: Generated<string>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface CartItemsTable {
  id: string;
  user_id: string;
  kind: Generated<'retail'>;
  design_id: string;
  variant_id: string | null;
  piece_id: string | null;
  size: string;
  quantity: number;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface PromoCodesTable {
  id: string;
  code: string;
  kind: 'percent' | 'amount' | 'free_shipping';
  value: Generated<number>;
  currency: string | null;
  min_spend_minor: Generated<number>;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  usage_limit: number | null;
  per_customer_limit: number | null;
  scope: Generated<'all' | 'designer' | 'category' | 'design'>;
  scope_ids: Generated<readonly string[]>;
  promoter_id: string | null;
  active: Generated<boolean>;
  used_count: Generated<number>;
  created_by: string | null;
  customer_id: string | null;
  campaign: string | null;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface PromoRedemptionsTable {
  id: string;
  promo_code_id: string;
  order_group_id: string;
  user_id: string | null;
  email_norm: string;
  discount_minor: number;
  status: Generated<'reserved' | 'used' | 'released'>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}
