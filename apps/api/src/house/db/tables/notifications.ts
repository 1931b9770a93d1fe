import type { NotificationKind } from '@orime/contracts/api/notification';
import type { Generated } from 'kysely';
import type { DefaultedTimestamp, Json, Timestamp } from './columns.ts';

export interface NotificationTables {
  notifications: NotificationsTable;
  notification_people: { notification_id: string; user_id: string; created_at: DefaultedTimestamp };
  email_preferences: EmailPreferencesTable;
}

interface NotificationsTable {
  id: string;
  user_id: string;
  kind: NotificationKind;
  data: Json;
  dedupe_key: string | null;
  created_at: DefaultedTimestamp;
  happened_at: DefaultedTimestamp;
  read_at: Timestamp | null;
  mailed_at: Timestamp | null;
}

interface EmailPreferencesTable {
  user_id: string;
  messages: Generated<boolean>;
  follows: Generated<boolean>;
  confirmations: Generated<boolean>;
  updated_at: DefaultedTimestamp;
}
