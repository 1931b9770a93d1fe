import type { Language } from '@orime/contracts';
import type { Generated } from 'kysely';
import type { DefaultedTimestamp, Json, Timestamp } from './columns.ts';

export interface StudioTables {
  stock_alerts: StockAlertsTable;
  garments: GarmentsTable;
  reserve_codes: ReserveCodesTable;
  reserve_members: { user_id: string; code_id: string | null; created_at: DefaultedTimestamp };
}

interface StockAlertsTable {
  id: string;
  variant_id: string;
  user_id: string | null;
  email: string;
  locale: Generated<Language>;
  status: Generated<'pending' | 'active' | 'sent'>;
  key_hash: string;
  created_at: DefaultedTimestamp;
  confirmed_at: Timestamp | null;
  sent_at: Timestamp | null;
}

interface GarmentsTable {
  id: string;
  owner_user_id: string | null;
  guest_key_hash: string | null;
  kind: 'studio' | 'embroidery';
  name: Generated<string>;
  doc: Json;
  preview_file_id: string | null;
  version: Generated<number>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface ReserveCodesTable {
  id: string;
  code: string;
  note: Generated<string>;
  most_uses: number | null;
  used_count: Generated<number>;
  active: Generated<boolean>;
  expires_at: Timestamp | null;
  created_at: DefaultedTimestamp;
}
