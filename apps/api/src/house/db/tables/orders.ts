import type { FulfilmentStatus, OrderStatus, PaymentStatus, ReturnStatus } from '@orime/commerce';
import type { ImageRef } from '@orime/contracts';
import type { Address } from '@orime/contracts/schemas';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultedJson, DefaultedTimestamp, Json, NullableJson, Timestamp } from './columns.ts';

export interface OrderTables {
  order_groups: OrderGroupsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_codes: { order_id: string; code: string; discount_minor: Generated<number> };
  order_events: OrderEventsTable;
  fulfilments: FulfilmentsTable;
  fulfilment_lines: { fulfilment_id: string; order_line_id: string; quantity: number };
  returns: ReturnsTable;
  return_lines: ReturnLinesTable;
}

interface ReturnsTable {
  id: string;
  number: string;
  order_id: string;
  status: Generated<ReturnStatus>;
  requested_by: string | null;
  note: Generated<string>;
  answer: Generated<string>;
  carrier: Generated<string>;
  tracking: Generated<string>;
  refund_id: string | null;
  version: Generated<number>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface ReturnLinesTable {
  return_id: string;
  order_line_id: string;
  quantity: number;
  reason: 'too_small' | 'too_large' | 'not_as_described' | 'damaged' | 'changed_mind' | 'other';
  note: Generated<string>;
  condition: 'as_new' | 'worn' | 'damaged' | null;
  restock: Generated<boolean>;
  restocked_at: Timestamp | null;
}

interface OrderGroupsTable {
  id: string;
  number: string;
  checkout_id: string;
  user_id: string | null;
  email: string;
  currency: string;
  locale: 'en' | 'jp';
  market: string;
  rounding: 'half-up' | 'floor';
  address: Json<Address>;
  subtotal_minor: number;
  discount_minor: number;
  shipping_minor: number;
  tax_minor: number;
  tax_included: boolean;
  total_minor: number;
  public_key_hash: string;
  placed_at: DefaultedTimestamp;
}

interface OrdersTable {
  id: string;
  group_id: string;
  seller_profile_id: string;
  number: string;
  status: OrderStatus;
  payment_status: Generated<PaymentStatus>;
  fulfilment_status: Generated<FulfilmentStatus>;
  fulfilled: GeneratedAlways<boolean>;
  currency: string;
  seller_name: string;
  seller_name_jp: Generated<string>;
  seller_handle: string;
  shipping_method: 'standard' | 'express';
  subtotal_minor: number;
  discount_minor: number;
  shipping_minor: number;
  shipping_tax_minor: number;
  tax_minor: number;
  tax_included: boolean;
  total_minor: number;
  promo: DefaultedJson<readonly unknown[]>;
  address: Json<Address>;
  cancelled_at: Timestamp | null;
  cancel_reason: string | null;
  version: Generated<number>;
  placed_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface OrderLinesTable {
  id: string;
  order_id: string;
  position: number;
  design_id: string;
  variant_id: string;
  piece_id: string | null;
  released_at: Timestamp | null;
  name: string;
  name_jp: Generated<string>;
  slug: string;
  size: string;
  colour_en: Generated<string>;
  colour_jp: Generated<string>;
  image: NullableJson<ImageRef>;
  mode: 'stock' | 'made_to_order' | 'piece';
  lead_days: number | null;
  quantity: number;
  fulfilled_quantity: Generated<number>;
  unit_price_minor: number;
  subtotal_minor: number;
  discount_minor: number;
  tax_minor: number;
  tax_rate_bp: number;
  tax_included: boolean;
  total_minor: number;
}

interface OrderEventsTable {
  id: GeneratedAlways<number>;
  order_id: string;
  kind: string;
  actor_id: string | null;
  data: DefaultedJson<Readonly<Record<string, unknown>>>;
  created_at: DefaultedTimestamp;
}

interface FulfilmentsTable {
  id: string;
  order_id: string;
  carrier: Generated<string>;
  tracking: Generated<string>;
  status: Generated<'shipped' | 'delivered'>;
  shipped_at: DefaultedTimestamp;
  delivered_at: Timestamp | null;
  created_by: string | null;
}
