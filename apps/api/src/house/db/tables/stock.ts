import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultedTimestamp, Timestamp } from './columns.ts';

export interface StockTables {
  variants: VariantsTable;
  prices: PricesTable;
  price_history: PriceHistoryTable;
  pieces: PiecesTable;
  stock_levels: StockLevelsTable;
  stock_movements: StockMovementsTable;
  stock_reservations: StockReservationsTable;
}

interface VariantsTable {
  id: string;
  design_id: string;
  size: string;
  position: Generated<number>;
  sku: string;
  mode: Generated<'stock' | 'made_to_order'>;
  lead_days: number | null;
  backorder_limit: Generated<number>;
  created_at: DefaultedTimestamp;
  deleted_at: Timestamp | null;
}

interface PricesTable {
  id: string;
  variant_id: string;
  channel: 'retail' | 'wholesale';
  currency: string;
  amount_minor: number;
  compare_at_minor: number | null;
  min_qty: Generated<number>;
  updated_at: DefaultedTimestamp;
}

interface PriceHistoryTable {
  id: GeneratedAlways<number>;
  variant_id: string;
  currency: string;
  amount_minor: number | null;
  valid_from: DefaultedTimestamp;
}

interface PiecesTable {
  id: string;
  design_id: string;
  variant_id: string;
  serial: string;
  edition: Generated<string>;
  condition_en: Generated<string>;
  condition_jp: Generated<string>;
  status: Generated<'available' | 'reserved' | 'sold' | 'withheld'>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface StockLevelsTable {
  variant_id: string;
  on_hand: Generated<number>;
  allocated: Generated<number>;
  backorder_limit: Generated<number>;
  updated_at: DefaultedTimestamp;
}

interface StockMovementsTable {
  id: GeneratedAlways<number>;
  variant_id: string;
  kind: 'receipt' | 'sale' | 'release' | 'adjustment' | 'production' | 'return';
  quantity: number;
  ref: Generated<string>;
  actor_id: string | null;
  note: Generated<string>;
  created_at: DefaultedTimestamp;
}

interface StockReservationsTable {
  id: string;
  variant_id: string | null;
  piece_id: string | null;
  quantity: Generated<number>;
  owner_kind: Generated<string>;
  owner_id: string;
  expires_at: Timestamp;
  created_at: DefaultedTimestamp;
}
