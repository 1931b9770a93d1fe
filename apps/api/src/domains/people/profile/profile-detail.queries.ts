import type { LocalText } from '@orime/contracts';
import type { OwnProfile, Profile, ProfileCard } from '@orime/contracts/api/people/profile';
import type { ModelProfile } from '@orime/contracts/api/people/profile-people';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Db } from '../../../house/db/db.ts';
import type { Page } from '../../../house/http/paging.ts';
import { profileCardFields } from './profile-cards.queries.ts';

/** A profile without what hangs on it (designs, lookbooks, promoters). */
export interface ProfileRecord extends ProfileCard {
  readonly ownerUserId: string;
  readonly isPublic: boolean;
  readonly bio: LocalText;
  readonly links: Profile['links'];
  readonly holidayUntil: Date | null;
  readonly status: OwnProfile['status'];
  readonly version: number;
  readonly following: boolean;
}

export type ProfileKey = { readonly id: string } | { readonly handle: string } | { readonly ownerUserId: string };

/** The profile of an id, a handle or an owner; `viewerId` tells whether it is followed. */
export async function findProfile(db: Db, key: ProfileKey, viewerId: string | null): Promise<ProfileRecord | undefined> {
  const where = 'id' in key ? sql`p.id = ${key.id}` : 'handle' in key ? sql`p.handle = ${key.handle}` : sql`p.user_id = ${key.ownerUserId}`;
  const { rows } = await sql<ProfileRecord>`
    SELECT ${profileCardFields}, p.user_id AS "ownerUserId", p.status = 'approved' AS "isPublic", local_text(p.bio_en, p.bio_jp) AS bio,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('label', CASE WHEN jsonb_typeof(l -> 'label') = 'object' THEN l -> 'label' ->> 'en' ELSE l ->> 'label' END, 'url', coalesce(l ->> 'url', l ->> 'href')))
        FROM jsonb_array_elements(p.links) l
      ), '[]') AS links,
      p.holiday_until AS "holidayUntil", p.status, p.version,
      EXISTS (SELECT FROM follows w WHERE w.profile_id = p.id AND w.follower_user_id = ${viewerId}) AS following
    FROM profiles p WHERE p.deleted_at IS NULL AND ${where}`.execute(db);
  return rows[0];
}

export async function listModels(db: Db, page: Page): Promise<{ items: Static<typeof ModelProfile>[]; total: number }> {
  const { rows } = await sql<Static<typeof ModelProfile> & { total: number }>`
    SELECT m.id, m.slug, m.name, m.city, m.measurements,
      coalesce((
        SELECT json_agg(image_ref(f, f.alt_en, f.alt_jp) ORDER BY t.place) FROM unnest(m.portfolio) WITH ORDINALITY AS t (id, place) JOIN files f ON f.id = t.id AND f.visibility = 'public'
      ), '[]') AS portfolio, count(*) OVER ()::int AS total
    FROM model_profiles m WHERE m.status = 'approved' ORDER BY m.name, m.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return { items: rows.map(({ total: _, ...model }) => model), total: rows[0]?.total ?? 0 };
}
