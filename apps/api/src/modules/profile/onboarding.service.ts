import type { Onboarding } from '@orime/contracts/api/profile';
import { sql } from 'kysely';
import type { UserActor } from '../../plugins/actor.ts';
import type { Db } from '../../plugins/db.ts';

interface Facts {
  readonly status: NonNullable<Onboarding['status']>;
  readonly hasStory: boolean;
  readonly hasPictures: boolean;
  readonly isOnMap: boolean;
  /** Designs that were handed in at least once, or certificates. */
  readonly works: number;
}

type Item = Onboarding['items'][number];

/** What a seller has done of what opens a shop. */
export async function readOnboarding(db: Db, user: UserActor): Promise<Onboarding> {
  const isDesigner = user.role === 'designer';
  const facts = isDesigner ? await findProfileFacts(db, user.userId) : await findProducerFacts(db, user.userId);
  const edit = isDesigner ? '/edit-profile' : '/edit-profile-producer';
  const items: Item[] = [
    { key: 'email', required: true, done: user.emailVerified, path: '/dashboard' },
    { key: 'profile', required: true, done: facts !== undefined, path: isDesigner ? '/create-profile' : '/create-producer' },
    { key: 'story', required: true, done: facts?.hasStory ?? false, path: edit },
    { key: 'location', required: !isDesigner, done: facts?.isOnMap ?? false, path: edit },
    { key: 'pictures', required: false, done: facts?.hasPictures ?? false, path: edit },
    { key: 'agreement', required: true, done: await hasAgreed(db, user.userId), path: '/vendor-agreement' },
    isDesigner
      ? { key: 'designs', required: true, done: (facts?.works ?? 0) > 0, path: '/add-design' }
      : { key: 'certifications', required: false, done: (facts?.works ?? 0) > 0, path: edit },
  ];
  return { items, isReady: items.every(({ required, done }) => done || !required), status: facts?.status ?? null };
}

async function findProfileFacts(db: Db, userId: string): Promise<Facts | undefined> {
  const { rows } = await sql<Facts>`
    SELECT status, bio_en <> '' OR bio_jp <> '' AS "hasStory", avatar_id IS NOT NULL AND cover_id IS NOT NULL AS "hasPictures", lat IS NOT NULL AND lon IS NOT NULL AS "isOnMap",
      (SELECT count(*)::int FROM designs d WHERE d.profile_id = profiles.id AND d.deleted_at IS NULL AND d.confirmed <> 'draft') AS works
    FROM profiles WHERE user_id = ${userId} AND deleted_at IS NULL`.execute(db);
  return rows[0];
}

async function findProducerFacts(db: Db, userId: string): Promise<Facts | undefined> {
  const { rows } = await sql<Facts>`
    SELECT status, bio_en <> '' OR bio_jp <> '' AS "hasStory", cover_id IS NOT NULL AS "hasPictures", lat IS NOT NULL AND lon IS NOT NULL AS "isOnMap", jsonb_array_length(certifications) AS works
    FROM producers WHERE user_id = ${userId} AND deleted_at IS NULL`.execute(db);
  return rows[0];
}

/** To any version: a newer one is asked for when it comes, and does not close a shop. */
async function hasAgreed(db: Db, userId: string): Promise<boolean> {
  return (await db.selectFrom('agreement_acceptances').select('version').where('user_id', '=', userId).where('slug', '=', 'vendor').limit(1).executeTakeFirst()) !== undefined;
}
