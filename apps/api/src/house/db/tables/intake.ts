import type { ApplicationInput, ApplicationKind, ApplicationStatus, HeardSource } from '@orime/contracts/api/application';
import type { ModelIntakeAnswers, ModelIntakeStatus } from '@orime/contracts/api/model-intake';
import type { PrivacyRequestKind } from '@orime/contracts/api/privacy-request';
import type { UploadForm } from '@orime/contracts/api/upload';
import type { Generated } from 'kysely';
import type { DefaultedJson, DefaultedTimestamp, Json, NullableJson, Timestamp } from './columns.ts';

/** What visitors send us through forms. */
export interface IntakeTables {
  upload_tickets: UploadTicketsTable;
  applications: ApplicationsTable;
  application_files: { application_id: string; file_id: string; position: number };
  report_files: { report_id: string; file_id: string };
  heard_of_us: HeardOfUsTable;
  model_intakes: ModelIntakesTable;
  privacy_requests: PrivacyRequestsTable;
}

interface UploadTicketsTable {
  id: string;
  secret_hash: string;
  form: UploadForm;
  files_left: number;
  bytes_left: number;
  expires_at: Timestamp;
  created_at: DefaultedTimestamp;
}

export type ApplicationFields = Pick<ApplicationInput, 'website' | 'instagram' | 'yearFounded' | 'priceRange' | 'statement' | 'heard'>;

interface ApplicationsTable {
  id: string;
  reference: string;
  kind: ApplicationKind;
  email: string;
  name: string;
  brand: Generated<string>;
  country: string;
  fields: DefaultedJson<Partial<ApplicationFields>>;
  locale: Generated<'en' | 'jp'>;
  status: Generated<ApplicationStatus>;
  note: Generated<string>;
  key_hash: string;
  user_id: string | null;
  decided_by: string | null;
  decided_at: Timestamp | null;
  version: Generated<number>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface ModelIntakesTable {
  id: string;
  reference: string;
  email: string;
  answers: Json<ModelIntakeAnswers>;
  birth_date: string;
  guardian: NullableJson<{ readonly name: string; readonly email: string }>;
  photos: readonly string[];
  locale: Generated<'en' | 'jp'>;
  status: Generated<ModelIntakeStatus>;
  note: Generated<string>;
  key_hash: string;
  model_id: string | null;
  reviewed_by: string | null;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface HeardOfUsTable {
  id: string;
  source: HeardSource;
  detail: Generated<string>;
  order_ref: string | null;
  locale: Generated<'en' | 'jp'>;
  user_id: string | null;
  created_at: DefaultedTimestamp;
}

interface PrivacyRequestsTable {
  id: string;
  kind: PrivacyRequestKind;
  email: string;
  locale: Generated<'en' | 'jp'>;
  status: Generated<'pending' | 'done' | 'with_staff' | 'refused'>;
  key_hash: string;
  file_id: string | null;
  expires_at: Timestamp;
  confirmed_at: Timestamp | null;
  created_at: DefaultedTimestamp;
}
