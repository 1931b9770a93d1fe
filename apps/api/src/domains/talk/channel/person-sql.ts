import { sql } from 'kysely';

/** Joins that `personName` needs: `u` is the account. Only approved profiles lend their name. */
export const personProfiles = sql`
  LEFT JOIN profiles p ON p.user_id = u.id AND p.status = 'approved' AND p.deleted_at IS NULL
  LEFT JOIN producers r ON r.user_id = u.id AND r.status = 'approved' AND r.deleted_at IS NULL`;

/** What a person is called in a conversation: the house, where there is one. */
export const personName = sql`coalesce(nullif(p.name, ''), nullif(p.name_jp, ''), nullif(r.name, ''), nullif(r.name_jp, ''), u.name)`;
export const personNameJp = sql`coalesce(nullif(p.name_jp, ''), p.name, nullif(r.name_jp, ''), r.name, u.name)`;
