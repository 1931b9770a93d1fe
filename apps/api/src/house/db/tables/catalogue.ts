import type { Generated } from 'kysely';
import type { DefaultedJson, DefaultedTimestamp, Json, Timestamp } from './columns.ts';

export interface CatalogueTables {
  size_charts: SizeChartsTable;
  categories: CategoriesTable;
  colours: ColoursTable;
  fibres: FibresTable;
  care_labels: CareLabelsTable;
  designs: DesignsTable;
  design_images: DesignImagesTable;
  design_changes: DesignChangesTable;
  design_likes: DesignLikesTable;
  design_cards: DesignCardsTable;
  catalogue_changes: CatalogueChangesTable;
  design_card_counts: DesignCardCountsTable;
  design_details: DesignDetailsTable;
  measures: MeasuresTable;
  touched_designs: TouchedDesignsTable;
  design_facet_places: DesignFacetPlacesTable;
  design_facet_blocks: DesignFacetBlocksTable;
}

interface SizeChartsTable {
  id: string;
  name_en: string;
  name_jp: string;
  sizes: Json<readonly SizeChartRow[]>;
}

interface CategoriesTable {
  id: string;
  slug: string;
  name_en: string;
  name_jp: string;
  size_chart_id: string | null;
  position: Generated<number>;
}

interface ColoursTable {
  key: string;
  hex: string;
  name_en: string;
  name_jp: string;
  position: Generated<number>;
}

interface FibresTable {
  key: string;
  name_en: string;
  name_jp: string;
}

interface CareLabelsTable {
  key: string;
  name_en: string;
  name_jp: string;
}

interface MeasuresTable {
  key: string;
  name_en: string;
  name_jp: string;
  position: number;
}

interface DesignsTable {
  id: string;
  profile_id: string;
  slug: string;
  name: string;
  name_jp: Generated<string>;
  description_en: Generated<string>;
  description_jp: Generated<string>;
  gender: 'men' | 'women' | 'unisex';
  category_id: string;
  style_id: string;
  fabric: Generated<string>;
  print: Generated<string>;
  colour: string;
  season: Generated<string>;
  year: number | null;
  materials: DefaultedJson<readonly MaterialShare[]>;
  material_keys: Generated<readonly string[]>;
  care: Generated<readonly string[]>;
  tags: Generated<readonly string[]>;
  country_origin: string;
  producer_id: string | null;
  hs_code: Generated<string>;
  weight_g: number | null;
  confirmed: Generated<'draft' | 'unconfirmed' | 'confirmed' | 'rejected'>;
  reject_reason: string | null;
  hidden: Generated<boolean>;
  private_reserve: Generated<boolean>;
  submitted_at: Timestamp | null;
  confirmed_at: Timestamp | null;
  confirmed_by: string | null;
  archived_at: Timestamp | null;
  featured_rank: number | null;
  likes_count: Generated<number>;
  version: Generated<number>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
  deleted_at: Timestamp | null;
  size_chart_id: string | null;
}

interface DesignImagesTable {
  id: string;
  design_id: string;
  file_id: string;
  position: number;
  alt_en: string;
  alt_jp: string;
  focal_x: Generated<number>;
  focal_y: Generated<number>;
}

interface DesignChangesTable {
  id: string;
  design_id: string;
  requested_by: string;
  patch: Json<unknown>;
  base_version: number;
  status: Generated<'pending' | 'accepted' | 'declined' | 'cancelled'>;
  reason: string | null;
  decided_by: string | null;
  decided_at: Timestamp | null;
  created_at: DefaultedTimestamp;
}

interface DesignLikesTable {
  user_id: string;
  design_id: string;
  type: Generated<string>;
  created_at: DefaultedTimestamp;
}

export interface DesignCardsTable {
  design_id: string;
  currency: string;
  profile_id: string;
  designer_handle: string;
  gender: string;
  category: string;
  colour: string;
  materials: readonly string[];
  sizes: readonly string[];
  country: string;
  price_minor: number | null;
  on_sale: boolean;
  in_stock: boolean;
  made_to_order: boolean;
  archived: boolean;
  featured_rank: number;
  published_at: Timestamp;
  likes_count: number;
  card: string;
}

interface CatalogueChangesTable {
  xid: Generated<string>;
  changed_at: Generated<Date>;
}

interface DesignCardCountsTable {
  currency: string;
  gender: string;
  category: string;
  designs: number;
}

interface DesignDetailsTable {
  design_id: string;
  detail: string;
  holiday_until: Timestamp | null;
  lowest_prices: Json<Readonly<Record<string, number>>>;
}

interface TouchedDesignsTable {
  xid: Generated<string>;
  ids: readonly string[];
  with_cards: boolean;
  with_siblings: Generated<boolean>;
}

interface DesignFacetPlacesTable {
  design_id: string;
  place: number;
  keys: readonly string[];
}

interface DesignFacetBlocksTable {
  facet: string;
  value: string;
  block: number;
  /** 4096 times 0 or 1. */
  designs: string;
}

interface SizeChartRow {
  readonly size: string;
  readonly measuresMm: Readonly<Record<string, number>>;
}

interface MaterialShare {
  readonly fibre: string;
  readonly percent: number;
}
