import type { LineSheetVisibility } from '@orime/contracts/api/linesheet';
import type { Generated } from 'kysely';
import type { DefaultedTimestamp, Json, Timestamp } from './columns.ts';

export interface WholesaleTables {
  wholesale_rules: WholesaleRulesTable;
  wholesale_styles: WholesaleStylesTable;
  wholesale_style_counts: { profile_id: string; season: string; category: string; styles: number };
  touched_styles: TouchedStylesTable;
  prepacks: PrepacksTable;
  brand_terms: BrandTermsTable;
  delivery_windows: DeliveryWindowsTable;
  wholesale_terms: WholesaleTermsTable;
  linesheets: LinesheetsTable;
  linesheet_items: LinesheetItemsTable;
  linesheet_buyers: { linesheet_id: string; buyer_id: string };
  wholesale_carts: WholesaleCartsTable;
  wholesale_cart_items: WholesaleCartItemsTable;
}

interface WholesaleRulesTable {
  design_id: string;
  moq_units: Generated<number>;
  order_multiple: Generated<number>;
}

interface WholesaleStylesTable {
  style_id: string;
  design_id: string;
  profile_id: string;
  season: string;
  category: string;
  year: number | null;
  featured_rank: number;
}

interface TouchedStylesTable {
  xid: Generated<string>;
  designs: readonly string[];
  left_styles: Generated<readonly string[]>;
}

interface PrepacksTable {
  id: string;
  design_id: string;
  name_en: string;
  name_jp: string;
  sizes: Json<Readonly<Record<string, number>>>;
  position: Generated<number>;
}

interface BrandTermsTable {
  profile_id: string;
  currency: string;
  first_order_min_minor: Generated<number>;
  reorder_min_minor: Generated<number>;
}

interface DeliveryWindowsTable {
  id: string;
  profile_id: string;
  name_en: string;
  name_jp: string;
  start_ship: Timestamp;
  end_ship: Timestamp;
  order_cutoff: Timestamp;
  prebook: Generated<boolean>;
}

interface WholesaleTermsTable {
  profile_id: string;
  version: Generated<number>;
  updated_at: DefaultedTimestamp;
}

interface LinesheetsTable {
  id: string;
  profile_id: string;
  title_en: Generated<string>;
  title_jp: Generated<string>;
  season: Generated<string>;
  visibility: Generated<LineSheetVisibility>;
  version: Generated<number>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface LinesheetItemsTable {
  linesheet_id: string;
  design_id: string;
  position: number;
  note_en: Generated<string>;
  note_jp: Generated<string>;
}

interface WholesaleCartsTable {
  buyer_id: string;
  version: Generated<number>;
  updated_at: DefaultedTimestamp;
}

interface WholesaleCartItemsTable {
  buyer_id: string;
  design_id: string;
  size_quantities: Json<Readonly<Record<string, number>>>;
  position: number;
}
