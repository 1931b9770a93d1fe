import type { Currency } from '@orime/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';

/** Everything a designer shows, newest first, archived designs last. */
export async function listProfileCardTexts(db: Db, profileId: string, currency: Currency): Promise<string> {
  return joinCards(
    db,
    sql`FROM design_cards c WHERE c.profile_id = ${profileId} AND c.currency = ${currency} ORDER BY c.archived, c.published_at DESC, c.design_id LIMIT 100`,
  );
}

/** Public designs made by a producer. */
export async function listProducerCardTexts(db: Db, producerId: string, currency: Currency): Promise<string> {
  return joinCards(
    db,
    sql`
    FROM designs d JOIN design_cards c ON c.design_id = d.id AND c.currency = ${currency}
    WHERE d.producer_id = ${producerId} AND NOT c.archived ORDER BY c.featured_rank, c.published_at DESC, c.design_id LIMIT 48`,
  );
}

/** Public designs a person likes, the last liked first. */
export async function listLikedCardTexts(db: Db, userId: string, currency: Currency): Promise<string> {
  return joinCards(
    db,
    sql`
    FROM design_likes k JOIN design_cards c ON c.design_id = k.design_id AND c.currency = ${currency}
    WHERE k.user_id = ${userId} ORDER BY k.created_at DESC, c.design_id LIMIT 200`,
  );
}

async function joinCards(db: Db, source: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ items: string | null }>`
    SELECT string_agg(chosen.card || ',"likes":' || chosen.likes_count || '}', ',') AS items FROM (SELECT c.card, c.likes_count ${source}) chosen`.execute(
    db,
  );
  return `[${rows[0]?.items ?? ''}]`;
}
