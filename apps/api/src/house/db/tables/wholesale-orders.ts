import type { WholesaleOrderStatus, WholesaleTerms } from '@orime/commerce';
import type { ImageRef } from '@orime/contracts';
import type { Address } from '@orime/contracts/schemas';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultedJson, DefaultedTimestamp, Json, NullableJson, Timestamp } from './columns.ts';

export type StoredSizes = Readonly<Record<string, number>>;

export interface WholesaleOrderTables {
  wholesale_orders: WholesaleOrdersTable;
  wholesale_order_lines: WholesaleOrderLinesTable;
  wholesale_allocations: WholesaleAllocationsTable;
  wholesale_fulfilments: WholesaleFulfilmentsTable;
  wholesale_order_events: WholesaleOrderEventsTable;
}

interface WholesaleOrdersTable {
  id: string;
  number: string;
  buyer_id: string;
  seller_profile_id: string;
  created_by: string | null;
  submitted_by: string | null;
  manager_id: string | null;
  status: Generated<WholesaleOrderStatus>;
  fulfilled: Generated<boolean>;
  seller_name: string;
  seller_name_jp: Generated<string>;
  seller_handle: string;
  buyer_name: string;
  po_number: Generated<string>;
  window_id: string | null;
  window_name_en: Generated<string>;
  window_name_jp: Generated<string>;
  is_prebook: Generated<boolean>;
  start_ship: Timestamp;
  cancel_after: Timestamp;
  terms: WholesaleTerms;
  currency: string;
  subtotal_minor: number;
  shipping_minor: Generated<number>;
  tax_rate_bp: Generated<number>;
  tax_minor: Generated<number>;
  total_minor: number;
  advance_minor: Generated<number>;
  commission_bp: number | null;
  commission_minor: number | null;
  ship_to: NullableJson<Address>;
  bill_to: NullableJson<Address>;
  note: Generated<string>;
  terms_version: Generated<number>;
  buyer_accepted_version: Generated<number>;
  seller_approved_at: Timestamp | null;
  manager_approved_at: Timestamp | null;
  version: Generated<number>;
  placed_at: Timestamp | null;
  approved_at: Timestamp | null;
  cancelled_at: Timestamp | null;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface WholesaleOrderLinesTable {
  id: string;
  order_id: string;
  position: number;
  design_id: string;
  prepack_id: string | null;
  name: string;
  name_jp: Generated<string>;
  slug: string;
  colour_en: Generated<string>;
  colour_jp: Generated<string>;
  image: NullableJson<ImageRef>;
  unit_price_minor: number;
  size_quantities: Json<StoredSizes>;
  shipped_quantities: DefaultedJson<StoredSizes>;
  units: GeneratedAlways<number>;
  line_total_minor: number;
}

interface WholesaleAllocationsTable {
  line_id: string;
  variant_id: string;
  size: string;
  quantity: number;
  shipped_quantity: Generated<number>;
  released_at: Timestamp | null;
}

interface WholesaleFulfilmentsTable {
  id: string;
  order_id: string;
  lines: Json<readonly { readonly lineId: string; readonly sizeQuantities: StoredSizes }[]>;
  carrier: Generated<string>;
  tracking: Generated<string>;
  created_by: string | null;
  shipped_at: DefaultedTimestamp;
  delivered_at: Timestamp | null;
}

interface WholesaleOrderEventsTable {
  id: GeneratedAlways<number>;
  order_id: string;
  kind: string;
  note: Generated<string>;
  actor_id: string | null;
  created_at: DefaultedTimestamp;
}
