import type { ReportReason } from '@orime/contracts/api/report';
import type { UploadForm } from '@orime/contracts/api/upload';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultedJson, DefaultedTimestamp, Json, NullableJson, Timestamp } from './columns.ts';

export interface SiteTables {
  number_sequences: { name: string; next_value: Generated<number> };
  settings: { key: string; value: Json; updated_by: string | null; updated_at: DefaultedTimestamp };
  rate_limits: { key: string; window_started_at: Timestamp; hits: Generated<number>; expires_at: Timestamp };
  idempotency_keys: IdempotencyKeysTable;
  files: FilesTable;
  /** Public images whose AVIF variants are still to be made. */
  image_encodings: { file_id: string; tries: Generated<number>; due_at: DefaultedTimestamp; created_at: DefaultedTimestamp };
  stored_objects: { storage_key: string; created_at: DefaultedTimestamp };
  outbox: OutboxTable;
  sent_emails: SentEmailsTable;
  mail_bounces: MailBouncesTable;
  collected_emails: {
    email: string;
    source: string;
    locale: Generated<'en' | 'jp'>;
    consent_at: DefaultedTimestamp;
    unsubscribed_at: Timestamp | null;
  };
  newsletter_requests: {
    id: string;
    email: string;
    source: string;
    locale: 'en' | 'jp';
    key_hash: string | null;
    asked_at: DefaultedTimestamp;
  };
  banner_items: BannerItemsTable;
  policies: PoliciesTable;
  agreement_acceptances: { user_id: string; slug: string; version: string; accepted_at: DefaultedTimestamp; ip: string };
  front_end_errors: FrontEndErrorsTable;
  contact_messages: ContactMessagesTable;
  content_reports: ContentReportsTable;
  page_views: PageViewsTable;
}

interface IdempotencyKeysTable {
  actor: string;
  endpoint: string;
  key: string;
  request_hash: string;
  status: Generated<'in_progress' | 'done'>;
  response_status: number | null;
  response: NullableJson;
  created_at: DefaultedTimestamp;
  expires_at: DefaultedTimestamp;
}

export interface FilesTable {
  id: string;
  sha256: string;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  color: string | null;
  alt_en: Generated<string>;
  alt_jp: Generated<string>;
  visibility: Generated<'public' | 'private'>;
  purpose: Generated<'image' | 'document'>;
  owner_user_id: string | null;
  original_name: string | null;
  storage_key: string;
  upload_form: UploadForm | null;
  claimed_at: Timestamp | null;
  variants: DefaultedJson;
  created_at: DefaultedTimestamp;
  deleted_at: Timestamp | null;
}

interface OutboxTable {
  id: GeneratedAlways<number>;
  kind: 'mail' | 'webhook';
  payload: Json;
  dedupe_key: string | null;
  attempts: Generated<number>;
  last_error: string | null;
  available_at: DefaultedTimestamp;
  done_at: Timestamp | null;
  created_at: DefaultedTimestamp;
  traceparent: string | null;
  mail_id: string | null;
  written: string | null;
  written_at: Timestamp | null;
}

interface SentEmailsTable {
  id: string;
  template: string;
  locale: 'en' | 'jp';
  recipient: string;
  subject: string;
  html: string;
  text_body: string;
  status: Generated<'queued' | 'sent' | 'failed' | 'bounced'>;
  provider_id: string | null;
  attempts: Generated<number>;
  last_error: string | null;
  dedupe_key: string | null;
  related: string | null;
  created_at: DefaultedTimestamp;
  sent_at: Timestamp | null;
  resends: Generated<number>;
  resent_at: Timestamp | null;
}

interface MailBouncesTable {
  email: string;
  kind: 'bounce' | 'complaint';
  reason: Generated<string>;
  times: Generated<number>;
  sent_email_id: string | null;
  first_at: DefaultedTimestamp;
  last_at: DefaultedTimestamp;
}

interface BannerItemsTable {
  id: string;
  name: string;
  published: Generated<'published' | 'draft'>;
  promo_text_en: Generated<string>;
  promo_text_jp: Generated<string>;
  promo_url: Generated<string>;
  position: Generated<number>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

export interface PolicySection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

interface PoliciesTable {
  slug: string;
  version: string;
  locale: 'en' | 'jp';
  title: string;
  sections: Json<readonly PolicySection[]>;
  effective_at: DefaultedTimestamp;
}

interface FrontEndErrorsTable {
  id: string;
  fingerprint: string;
  message: string;
  name: string | null;
  file_name: string | null;
  line_number: number | null;
  column_number: number | null;
  info: string | null;
  route: string | null;
  user_agent: string | null;
  release: string | null;
  user_hash: string | null;
  count: Generated<number>;
  status: Generated<'open' | 'resolved' | 'ignored'>;
  first_seen_at: DefaultedTimestamp;
  last_seen_at: DefaultedTimestamp;
}

interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  topic: string;
  message: string;
  locale: Generated<'en' | 'jp'>;
  user_id: string | null;
  handled_at: Timestamp | null;
  created_at: DefaultedTimestamp;
  status: Generated<'new' | 'open' | 'answered' | 'closed'>;
  assignee_id: string | null;
  note: Generated<string>;
  version: Generated<number>;
}

interface ContentReportsTable {
  id: string;
  kind: ReportReason | 'copyright' | 'safety';
  subject_url: string;
  message: string;
  email: string | null;
  user_id: string | null;
  reference: string | null;
  locale: Generated<'en' | 'jp'>;
  status: Generated<'open' | 'reviewing' | 'closed'>;
  outcome: 'upheld' | 'declined' | null;
  note: Generated<string>;
  version: Generated<number>;
  created_at: DefaultedTimestamp;
}

interface PageViewsTable {
  id: GeneratedAlways<number>;
  path: string;
  title: string | null;
  referrer: string | null;
  locale: string | null;
  visitor_hash: string;
  viewed_at: Timestamp;
  created_at: DefaultedTimestamp;
}
