import { sql } from 'kysely';
import { hashPassword } from '../../../../apps/api/src/domains/people/users/index.ts';
import type { Db } from '../../../../apps/api/src/house/db/db.ts';
import { reindexArticles, reindexProfiles } from '../../../../apps/api/src/house/search/index.ts';
import { withoutTriggers } from './without-triggers.ts';

/** Accounts to sign in with; all have the same password. */
export const accounts = {
  admin: 'scale-admin@example.com',
  designer: 'scale0@example.com',
  buyer: 'scale-buyer@example.com',
  consumer: 'crowd1@example.com',
} as const;
export const password = 'orime-bench-2026';

interface Sizes {
  readonly designs: number;
  readonly users: number;
}

/** One designer per fifty designs, one article per twenty; every fourth design is sold wholesale. */
export async function addHouses(db: Db, { designs }: Sizes): Promise<void> {
  const houses = Math.ceil(designs / 50);
  const articles = Math.ceil(designs / 20);
  await withoutTriggers(db, async (trx) => {
    await sql`
      WITH owners AS (
        INSERT INTO users (id, email, password_hash, name, type) SELECT 'usr_house' || n, 'house' || n || '@example.com', '!', 'House ' || n, 'designer' FROM generate_series(1, ${houses}::int) n
        ON CONFLICT DO NOTHING
      )
      INSERT INTO profiles (id, user_id, handle, name, name_jp, country, city, lat, lon, status)
      SELECT 'prf_house' || n, 'usr_house' || n, 'house-' || n, 'House of ' || (ARRAY['Linen', 'Wool', 'Silk', 'Denim', 'Hemp'])[1 + n % 5] || ' ' || n, '織屋' || n,
        (ARRAY['JP', 'FR', 'IT', 'NG'])[1 + n % 4], 'City ' || n % 97, (n % 160) - 80, (n * 7 % 340) - 170, 'approved'
      FROM generate_series(1, ${houses}::int) n ON CONFLICT DO NOTHING`.execute(trx);
    await sql`
      INSERT INTO article_revisions (id, article_id, title_en, title_jp, dek_en, dek_jp, kind)
      SELECT 'rev_scale' || n, 'art_scale' || n, 'A season of ' || (ARRAY['linen', 'wool', 'silk', 'denim'])[1 + n % 4] || ', part ' || n, '季節の布' || n, 'What it is made of', '素材について', 'publish'
      FROM generate_series(1, ${articles}::int) n ON CONFLICT DO NOTHING`.execute(trx);
    await sql`
      INSERT INTO articles (id, slug, author_name, status, published_at, published_revision_id, section, tags)
      SELECT 'art_scale' || n, 'scale-' || n, 'Scale', 'published', now() - n * interval '1 hour', 'rev_scale' || n, 'features', ARRAY['cloth', 'tag-' || n % 50]
      FROM generate_series(1, ${articles}::int) n ON CONFLICT DO NOTHING`.execute(trx);
    await sql`
      INSERT INTO wholesale_rules (design_id, moq_units) SELECT id, 4 FROM designs WHERE slug LIKE 'scale-%' AND hashtext(id) & 3 = 0 ON CONFLICT DO NOTHING`.execute(
      trx,
    );
    await sql`
      INSERT INTO prices (id, variant_id, channel, currency, amount_minor)
      SELECT 'prw_' || p.currency || right(v.id, 26), v.id, 'wholesale', p.currency, p.amount_minor / 2
      FROM wholesale_rules w JOIN variants v ON v.design_id = w.design_id JOIN prices p ON p.variant_id = v.id AND p.channel = 'retail' ON CONFLICT DO NOTHING`.execute(
      trx,
    );
  });
  await sql`SELECT refresh_wholesale_styles(ARRAY(SELECT design_id FROM wholesale_rules))`.execute(db);
  await reindexProfiles(
    db,
    Array.from({ length: houses }, (_, index) => `prf_house${index + 1}`),
  );
  await reindexArticles(
    db,
    Array.from({ length: articles }, (_, index) => `art_scale${index + 1}`),
  );
}

/** Nine of ten are consumers, the tenth buys for a company. */
export async function addPeople(db: Db, { users }: Sizes): Promise<void> {
  const hash = await hashPassword(password);
  await withoutTriggers(db, async (trx) => {
    await sql`
      INSERT INTO users (id, email, password_hash, name, type, created_at)
      SELECT 'usr_crowd' || n, 'crowd' || n || '@example.com', CASE WHEN n = 1 THEN ${hash} ELSE '!' END, 'Crowd ' || n, CASE WHEN n % 10 = 0 THEN 'buyer' ELSE 'consumer' END,
        now() - n * interval '3 minutes'
      FROM generate_series(1, ${users}::int) n ON CONFLICT DO NOTHING`.execute(trx);
    await sql`
      INSERT INTO users (id, email, password_hash, name, type, staff_role, email_verified_at) VALUES
        ('usr_scaleadmin', ${accounts.admin}, ${hash}, 'Scale Admin', NULL, 'admin', now()), ('usr_scalebuyer', ${accounts.buyer}, ${hash}, 'Scale Buyer', 'buyer', 'none', now())
      ON CONFLICT DO NOTHING`.execute(trx);
    await sql`UPDATE users SET password_hash = ${hash}, email_verified_at = now() WHERE email = ${accounts.designer}`.execute(trx);
    await sql`
      INSERT INTO buyers (id, user_id, company_legal, trade_name, country, currency, verification, created_at, submitted_at)
      SELECT 'byr_' || right(u.id, -4), u.id, u.name || ' Company', u.name || ' Store', 'US', 'USD', CASE WHEN hashtext(u.id) & 15 = 0 THEN 'pending' ELSE 'verified' END, u.created_at, u.created_at
      FROM users u WHERE u.type = 'buyer' AND (u.id LIKE 'usr_crowd%' OR u.id = 'usr_scalebuyer') ON CONFLICT DO NOTHING`.execute(trx);
    await sql`UPDATE buyers SET verification = 'verified' WHERE user_id = 'usr_scalebuyer'`.execute(trx);
    await sql`INSERT INTO buyer_members (buyer_id, user_id, role) SELECT id, user_id, 'owner' FROM buyers ON CONFLICT DO NOTHING`.execute(
      trx,
    );
    // Some users have many likes, the signed-in consumer among them.
    await sql`
      INSERT INTO design_likes (user_id, design_id, created_at)
      SELECT 'usr_crowd' || 1 + n % 200, d.id, now() - n * interval '1 minute'
      FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM designs WHERE slug LIKE 'scale-%') d ON CONFLICT DO NOTHING`.execute(trx);
  });
}
