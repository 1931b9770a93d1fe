import type { Generated } from 'kysely';
import type { DefaultedTimestamp, Timestamp } from './columns.ts';

export interface MessageTables {
  channels: ChannelsTable;
  channel_members: ChannelMembersTable;
  channel_reports: ChannelReportsTable;
  messages: MessagesTable;
  socket_attachments: SocketAttachmentsTable;
  socket_presences: SocketPresencesTable;
}

interface ChannelsTable {
  id: string;
  name: string;
  kind: 'direct' | 'order' | 'group' | 'public';
  ref: string | null;
  title: Generated<string>;
  created_by: string | null;
  last_seq: Generated<number>;
  last_message_at: Timestamp | null;
  created_at: DefaultedTimestamp;
}

interface ChannelMembersTable {
  channel_id: string;
  user_id: string;
  last_read_seq: Generated<number>;
  last_read_at: Timestamp | null;
  joined_at: DefaultedTimestamp;
}

interface ChannelReportsTable {
  id: string;
  channel_id: string;
  reporter_id: string;
  reason: string;
  status: Generated<'open' | 'closed'>;
  created_at: DefaultedTimestamp;
}

interface MessagesTable {
  id: string;
  channel_id: string;
  seq: number;
  sender_id: string;
  text: string;
  client_id: string;
  created_at: DefaultedTimestamp;
}

interface SocketAttachmentsTable {
  id: Generated<number>;
  created_at: DefaultedTimestamp;
  payload: Buffer | null;
}

interface SocketPresencesTable {
  user_id: string;
  process_id: string;
  seen_at: DefaultedTimestamp;
}
