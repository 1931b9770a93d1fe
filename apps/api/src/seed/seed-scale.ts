import { sql } from 'kysely';
import type { Db } from '../house/db/db.ts';
import { foldSearchChanges, reindexDesigns } from '../house/search/index.ts';

export interface SeedScaleOptions {
  /** How many public designs, four sizes each. */
  readonly designs: number;
}

/** One statement about more of them would be cut for taking too long. */
const reindexedAtOnce = 2000;
/** Cards are new to the planner, which then compares each design of a statement with each other: ten thousand took ten seconds. */
const cardsAtOnce = 500;

/** A large plain catalogue for benchmarks and plan tests: confirmed designs with stock, three currencies, two images and search tokens. */
export async function seedScale(db: Db, { designs }: SeedScaleOptions): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL orime.bulk_load = 'on'`.execute(trx);
    // Requests are cut after a while; loading takes the time it takes.
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await insertPeople().execute(trx);
    await insertDesigns(designs).execute(trx);
    await insertVariants().execute(trx);
    await insertPrices().execute(trx);
    await sql`
      INSERT INTO stock_levels (variant_id, on_hand)
      SELECT id, (hashtext(id) & 15) FROM variants WHERE sku LIKE 'SCALE-%' ON CONFLICT DO NOTHING`.execute(trx);
    await sql`
      INSERT INTO design_images (id, design_id, file_id, position, alt_en, alt_jp)
      SELECT 'dim_' || n || right(d.id, 26), d.id, 'fil_scale' || (hashtext(d.id || n) & 31), n, d.name, d.name_jp
      FROM designs d, generate_series(0, 1) n WHERE d.slug LIKE 'scale-%' ON CONFLICT (id) DO NOTHING`.execute(trx);
    // What was loaded a moment ago looks empty to the planner, which would read it whole for every card.
    await sql`ANALYZE designs, variants, prices, stock_levels, design_images`.execute(trx);
    for (const ids of await scaleDesigns(trx, cardsAtOnce)) await sql`SELECT refresh_design_cards(${ids}::text[])`.execute(trx);
  });
  for (const ids of await scaleDesigns(db, reindexedAtOnce)) await reindexDesigns(db, ids);
  await foldSearchChanges(db);
  // After the load is committed: plans of a freshly loaded table follow its statistics. It takes the time it takes, too.
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`ANALYZE`.execute(trx);
  });
}

/** Ids of the large catalogue, so many a time. */
async function scaleDesigns(db: Db, atOnce: number): Promise<readonly (readonly string[])[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM designs WHERE slug LIKE 'scale-%' ORDER BY id`.execute(db);
  const ids = rows.map((row) => row.id);
  return Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, part) => ids.slice(part * atOnce, (part + 1) * atOnce));
}

function insertPeople() {
  return sql`
    WITH owners AS (
      INSERT INTO users (id, email, password_hash, name, type)
      SELECT 'usr_scale' || n, 'scale' || n || '@example.com', '!', 'Scale ' || n, 'designer' FROM generate_series(0, 39) n
      ON CONFLICT DO NOTHING
    ), images AS (
      INSERT INTO files (id, sha256, mime, bytes, width, height, thumbhash, color, storage_key)
      SELECT 'fil_scale' || n, 'scale' || n, 'image/webp', 1000, 900, 1200, 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG', '#a09080', 'scale/' || n FROM generate_series(0, 31) n
      ON CONFLICT DO NOTHING
    )
    INSERT INTO profiles (id, user_id, handle, name, name_jp, country, status)
    SELECT 'prf_scale' || n, 'usr_scale' || n, 'scale-' || n, 'Scale House ' || n, '規模の家' || n, (ARRAY['JP', 'FR', 'IT', 'NG'])[1 + n % 4], 'approved'
    FROM generate_series(0, 39) n ON CONFLICT DO NOTHING`;
}

function insertDesigns(count: number) {
  return sql`
    INSERT INTO designs (
      id, profile_id, slug, name, name_jp, description_en, description_jp, gender, category_id, style_id, colour, season, year,
      materials, material_keys, country_origin, confirmed, confirmed_at, likes_count
    )
    SELECT
      'dsn_' || lpad(n::text, 26, '0'), 'prf_scale' || n % 40, 'scale-' || n, f.name_en || ' ' || c.name_en || ' No. ' || n, f.name_jp || 'の' || c.name_jp || n,
      'Cut from ' || lower(f.name_en) || ' and worn all year.', f.name_jp || 'で仕立てた、一年を通して着られる一着です。',
      (ARRAY['women', 'women', 'men', 'unisex'])[1 + n % 4], c.id, 'sty_' || n, o.key, 'AW', 2026,
      jsonb_build_array(jsonb_build_object('fibre', f.key, 'percent', 100)), ARRAY[f.key],
      (ARRAY['JP', 'FR', 'IT', 'NG', 'PT'])[1 + n % 5], 'confirmed', now() - n * interval '1 minute', (hashtext(n::text) & 255)
    FROM generate_series(1, ${count}::int) n
    JOIN (SELECT *, row_number() OVER (ORDER BY slug) - 1 AS place, count(*) OVER () AS places FROM categories) c ON c.place = n % c.places
    JOIN (SELECT *, row_number() OVER (ORDER BY key) - 1 AS place, count(*) OVER () AS places FROM colours) o ON o.place = n % o.places
    JOIN (SELECT *, row_number() OVER (ORDER BY key) - 1 AS place, count(*) OVER () AS places FROM fibres) f ON f.place = (n / 7) % f.places
    ON CONFLICT DO NOTHING`;
}

function insertVariants() {
  return sql`
    INSERT INTO variants (id, design_id, size, position, sku, mode, lead_days)
    SELECT 'var_' || s.place || right(d.id, 25), d.id, s.size, s.place, 'SCALE-' || right(d.id, 8) || s.size,
      CASE WHEN right(d.id, 1) IN ('3', '7') THEN 'made_to_order' ELSE 'stock' END, CASE WHEN right(d.id, 1) IN ('3', '7') THEN 21 END
    FROM designs d, (VALUES (0, 'S'), (1, 'M'), (2, 'L'), (3, 'XL')) AS s (place, size)
    WHERE d.slug LIKE 'scale-%' ON CONFLICT DO NOTHING`;
}

function insertPrices() {
  return sql`
    INSERT INTO prices (id, variant_id, channel, currency, amount_minor, compare_at_minor)
    SELECT 'prc_' || m.currency || right(v.id, 26), v.id, 'retail', m.currency, m.base * (20 + (hashtext(v.design_id) & 127)),
      CASE WHEN hashtext(v.design_id) & 7 = 0 THEN m.base * (30 + (hashtext(v.design_id) & 127)) END
    FROM variants v, (VALUES ('USD', 500), ('JPY', 500), ('EUR', 450)) AS m (currency, base)
    WHERE v.sku LIKE 'SCALE-%' ON CONFLICT DO NOTHING`;
}
