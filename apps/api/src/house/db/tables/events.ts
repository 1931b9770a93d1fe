import type { Generated } from 'kysely';
import type { DefaultedJson, DefaultedTimestamp, Timestamp } from './columns.ts';

export interface EventTables {
  events: EventsTable;
  event_rsvps: EventRsvpsTable;
}

export interface ProgrammeRow {
  readonly at: string;
  readonly text: { readonly en: string; readonly jp: string };
}

interface EventsTable {
  id: string;
  slug: string;
  title_en: string;
  title_jp: string;
  summary_en: string;
  summary_jp: string;
  venue_en: string;
  venue_jp: string;
  address_en: string;
  address_jp: string;
  city: string;
  country: string;
  time_zone: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  closes_at: Timestamp;
  seats: number;
  seats_taken: Generated<number>;
  programme: DefaultedJson<readonly ProgrammeRow[]>;
  status: Generated<'draft' | 'open' | 'closed' | 'cancelled'>;
  version: Generated<number>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface EventRsvpsTable {
  id: string;
  event_id: string;
  reference: string;
  name: string;
  email: string;
  role: 'press' | 'buyer' | 'designer' | 'model' | 'friend' | 'other';
  plus_one: Generated<string>;
  access_needs: Generated<string>;
  seats: number;
  locale: Generated<'en' | 'jp'>;
  user_id: string | null;
  created_at: DefaultedTimestamp;
}
