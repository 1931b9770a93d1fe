import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultedTimestamp, NullableJson, Timestamp } from './columns.ts';

export interface IdentityTables {
  users: UsersTable;
  auth_tokens: AuthTokensTable;
  sessions: SessionsTable;
  totp_factors: TotpFactorsTable;
  totp_challenges: TotpChallengesTable;
  oauth_connections: OauthConnectionsTable;
  oauth_states: OauthStatesTable;
  consents: ConsentsTable;
  audit_log: AuditLogTable;
  addresses: AddressesTable;
}

interface UsersTable {
  id: string;
  email: string;
  password_hash: string;
  name: string;
  type: 'designer' | 'producer' | 'buyer' | 'consumer' | null;
  staff_role: Generated<'none' | 'account_manager' | 'admin'>;
  locale: Generated<'en' | 'jp'>;
  status: Generated<'active' | 'locked' | 'deleted'>;
  email_verified_at: Timestamp | null;
  terms_version: string | null;
  terms_accepted_at: Timestamp | null;
  marketing_opt_in_at: Timestamp | null;
  token_version: Generated<number>;
  trusted_author: Generated<boolean>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
  deleted_at: Timestamp | null;
}

interface AuthTokensTable {
  id: string;
  user_id: string;
  kind: 'verify' | 'reset' | 'invite' | 'email_change';
  token_hash: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  created_at: DefaultedTimestamp;
}

interface SessionsTable {
  jti: string;
  user_id: string;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  reauth_until: Timestamp | null;
  ip: string | null;
  user_agent: string | null;
  created_at: DefaultedTimestamp;
  last_used_at: DefaultedTimestamp;
  lifetime_seconds: Generated<number>;
  second_factor_at: Timestamp | null;
}

interface TotpFactorsTable {
  user_id: string;
  secret_sealed: string;
  confirmed_at: Timestamp | null;
  last_step: Generated<number>;
  recovery_hashes: Generated<string[]>;
  created_at: DefaultedTimestamp;
}

interface TotpChallengesTable {
  challenge_hash: string;
  user_id: string;
  token_version: number;
  remember: boolean;
  attempts: Generated<number>;
  expires_at: Timestamp;
  created_at: DefaultedTimestamp;
}

interface OauthConnectionsTable {
  id: string;
  user_id: string;
  provider: string;
  scopes: Generated<string[]>;
  refresh_token_enc: string | null;
  status: Generated<'active' | 'revoked'>;
  created_at: DefaultedTimestamp;
}

interface OauthStatesTable {
  state_hash: string;
  user_id: string;
  provider: string;
  verifier_sealed: string;
  expires_at: Timestamp;
  created_at: DefaultedTimestamp;
}

interface ConsentsTable {
  id: string;
  subject: string;
  kind: 'cookies' | 'analytics' | 'marketing';
  value: boolean;
  version: string;
  created_at: DefaultedTimestamp;
}

interface AuditLogTable {
  id: GeneratedAlways<number>;
  actor_id: string | null;
  action: string;
  entity: string;
  entity_id: string | null;
  diff: NullableJson;
  ip: string | null;
  created_at: DefaultedTimestamp;
}

interface AddressesTable {
  id: string;
  owner_type: 'buyer' | 'consumer' | 'profile' | 'user';
  owner_id: string;
  label: Generated<string>;
  name: string;
  name_kana: string | null;
  line1: string;
  line2: string | null;
  city: string;
  region: string | null;
  postal: string;
  country: string;
  phone: string | null;
  is_default_ship: Generated<boolean>;
  is_default_bill: Generated<boolean>;
  created_at: DefaultedTimestamp;
}
