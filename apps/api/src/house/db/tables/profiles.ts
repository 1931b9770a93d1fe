import type { LocalText } from '@orime/contracts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultedJson, DefaultedTimestamp, Timestamp } from './columns.ts';

export interface ProfilesTables {
  profiles: ProfilesTable;
  producers: ProducersTable;
  buyers: BuyersTable;
  buyer_documents: BuyerDocumentsTable;
  buyer_invitations: BuyerInvitationsTable;
  buyer_members: BuyerMembersTable;
  buyer_rechecks: BuyerRechecksTable;
  consumers: ConsumersTable;
  stockists: StockistsTable;
  stockist_designers: StockistDesignersTable;
  follows: FollowsTable;
  promoters: PromotersTable;
  model_profiles: ModelProfilesTable;
}

interface ProfilesTable {
  id: string;
  user_id: string;
  handle: string;
  name: string;
  name_jp: Generated<string>;
  bio_en: Generated<string>;
  bio_jp: Generated<string>;
  country: string;
  city: Generated<string>;
  city_jp: Generated<string>;
  lat: number | null;
  lon: number | null;
  avatar_id: string | null;
  cover_id: string | null;
  disciplines: Generated<readonly string[]>;
  palette: Generated<readonly string[]>;
  links: DefaultedJson<readonly ProfileLink[]>;
  founded_year: number | null;
  status: Generated<'draft' | 'in_review' | 'approved' | 'suspended'>;
  featured: Generated<boolean>;
  holiday_until: Timestamp | null;
  followers_count: Generated<number>;
  agreement_version: string | null;
  agreement_at: Timestamp | null;
  version: Generated<number>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
  deleted_at: Timestamp | null;
  map_point: GeneratedAlways<string | null>;
}

interface ProducersTable {
  id: string;
  user_id: string | null;
  handle: string;
  name: string;
  name_jp: Generated<string>;
  bio_en: Generated<string>;
  bio_jp: Generated<string>;
  country: string;
  city: Generated<string>;
  city_jp: Generated<string>;
  lat: number | null;
  lon: number | null;
  avatar_id: string | null;
  cover_id: string | null;
  capabilities: DefaultedJson<readonly LocalText[]>;
  languages: Generated<readonly string[]>;
  moq: number | null;
  lead_time_days: number | null;
  certifications: DefaultedJson<readonly Certification[]>;
  machines: DefaultedJson<readonly LocalText[]>;
  links: DefaultedJson<readonly ProfileLink[]>;
  founded_year: number | null;
  status: Generated<'draft' | 'in_review' | 'approved' | 'suspended'>;
  featured: Generated<boolean>;
  version: Generated<number>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
  deleted_at: Timestamp | null;
  map_point: GeneratedAlways<string | null>;
}

interface BuyersTable {
  id: string;
  user_id: string;
  company_legal: string;
  trade_name: Generated<string>;
  trade_name_jp: Generated<string>;
  website: Generated<string>;
  store_type: Generated<string>;
  country: string;
  tax_id: Generated<string>;
  invoice_reg_no: Generated<string>;
  verification: Generated<'pending' | 'needs_info' | 'verified' | 'rejected' | 'suspended'>;
  verified_by: string | null;
  verified_at: Timestamp | null;
  rejection_reason_en: string | null;
  rejection_reason_jp: string | null;
  terms: Generated<'prepay' | 'deposit30' | 'net30' | 'net60'>;
  credit_limit_minor: Generated<number>;
  currency: Generated<string>;
  account_manager_id: string | null;
  manager_assigned_at: Timestamp | null;
  doors: number | null;
  expected_volume: Generated<'' | 'under_10k' | '10k_to_50k' | '50k_to_200k' | 'over_200k'>;
  requested_terms: 'prepay' | 'deposit30' | 'net30' | 'net60' | null;
  contact_name: Generated<string>;
  contact_phone: Generated<string>;
  submitted_at: DefaultedTimestamp;
  search_text: Generated<string>;
  search_grams: Generated<readonly string[]>;
  version: Generated<number>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface BuyerMembersTable {
  buyer_id: string;
  user_id: string;
  role: 'owner' | 'purchaser' | 'viewer';
  created_at: DefaultedTimestamp;
}

interface BuyerInvitationsTable {
  id: string;
  buyer_id: string;
  email: string;
  role: 'owner' | 'purchaser' | 'viewer';
  locale: 'en' | 'jp';
  token_hash: string | null;
  invited_by: string | null;
  expires_at: Timestamp;
  accepted_at: Timestamp | null;
  revoked_at: Timestamp | null;
  created_at: DefaultedTimestamp;
}

interface BuyerRechecksTable {
  id: string;
  buyer_id: string;
  changed: readonly string[];
  before: DefaultedJson<Readonly<Record<string, unknown>>>;
  status: Generated<'open' | 'accepted' | 'rejected'>;
  decided_by: string | null;
  decided_at: Timestamp | null;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface BuyerDocumentsTable {
  id: string;
  buyer_id: string;
  kind: 'licence' | 'resale_cert' | 'tax' | 'other';
  file_id: string;
  status: Generated<'pending' | 'accepted' | 'rejected' | 'expired'>;
  expires_at: Timestamp | null;
  note: Generated<string>;
  created_at: DefaultedTimestamp;
}

interface ConsumersTable {
  id: string;
  user_id: string;
  display_name: Generated<string>;
  sizes: DefaultedJson<Readonly<Record<string, string>>>;
  birthday: Timestamp | null;
  gender_pref: 'men' | 'women' | null;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface StockistsTable {
  id: string;
  slug: string;
  name: string;
  name_jp: Generated<string>;
  note_en: Generated<string>;
  note_jp: Generated<string>;
  address: Generated<string>;
  country: string;
  city: Generated<string>;
  city_jp: Generated<string>;
  lat: number;
  lon: number;
  url: Generated<string>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
  map_point: GeneratedAlways<string | null>;
}

interface StockistDesignersTable {
  stockist_id: string;
  profile_id: string;
}

interface FollowsTable {
  follower_user_id: string;
  profile_id: string;
  created_at: DefaultedTimestamp;
}

interface PromotersTable {
  id: string;
  profile_id: string;
  designer_profile_id: string;
  promo_code: string;
  share_bp: number;
  status: Generated<'active' | 'inactive'>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface ModelProfilesTable {
  id: string;
  slug: string;
  name: string;
  city: Generated<string>;
  measurements: DefaultedJson<Readonly<Record<string, number | string>>>;
  portfolio: Generated<readonly string[]>;
  status: Generated<'pending' | 'approved' | 'rejected' | 'archived'>;
  created_at: DefaultedTimestamp;
}

export interface Certification {
  readonly name: string;
  readonly no: string;
  readonly expiresAt: string;
}

export interface ProfileLink {
  readonly kind?: string;
  readonly label: LocalText | string;
  readonly href: string;
}
