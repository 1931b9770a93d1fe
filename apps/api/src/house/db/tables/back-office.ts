import type { LocalText } from '@orime/contracts';
import type { Generated } from 'kysely';
import type { DefaultedTimestamp, Json, NullableJson, Timestamp } from './columns.ts';

/** What staff work with. */
export interface BackOfficeTables {
  mailings: MailingsTable;
  mailing_recipients: MailingRecipientsTable;
  mail_suppressions: { email_hash: string; created_at: DefaultedTimestamp };
  bugs: BugsTable;
  front_end_error_people: { error_id: string; person_hash: string };
  bulk_previews: BulkPreviewsTable;
}

interface MailingsTable {
  id: string;
  created_by: string;
  via: Generated<'site' | 'gmail'>;
  audience: Json;
  subject: Json<LocalText>;
  body: Json<LocalText>;
  status: Generated<'scheduled' | 'sending' | 'sent' | 'cancelled'>;
  recipients: number;
  scheduled_at: DefaultedTimestamp;
  last_batch_at: Timestamp | null;
  finished_at: Timestamp | null;
  created_at: DefaultedTimestamp;
}

interface MailingRecipientsTable {
  mailing_id: string;
  email: string;
  user_id: string | null;
  name: Generated<string>;
  locale: 'en' | 'jp';
  queued_at: Timestamp | null;
}

interface BugsTable {
  id: string;
  title: string;
  body: Generated<string>;
  route: Generated<string>;
  severity: Generated<'low' | 'medium' | 'high' | 'critical'>;
  status: Generated<'open' | 'in_progress' | 'resolved' | 'closed'>;
  reporter_id: string;
  assignee_id: string | null;
  error_id: string | null;
  version: Generated<number>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface BulkPreviewsTable {
  token_hash: string;
  actor_id: string;
  kind: 'profile' | 'design' | 'producer';
  rows: Json;
  result: NullableJson;
  expires_at: Timestamp;
  created_at: DefaultedTimestamp;
}
