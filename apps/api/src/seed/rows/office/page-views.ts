import type { Marketplace } from '@orime/demo-data';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

const DAYS = 90;

/** Where most visits begin. */
const ENTRANCES = ['/', '/catalog', '/women', '/men', '/digital-magazine', '/designers', '/globe'];

/**
 * Visits of the entrances and of the demo designer's shop and designs: more on weekends and in the last weeks, otherwise as many as a hash of day
 * and page gives. Once: real visits come beside them.
 */
export async function loadPageViews(db: Db, { profiles, designs }: Marketplace): Promise<void> {
  const [house] = profiles;
  if (house === undefined) return;
  const paths = [
    ...ENTRANCES,
    `/shop/${house.handle}`,
    ...designs
      .filter(({ profileId, confirmed }) => profileId === house.id && confirmed === 'confirmed')
      .map(({ slug }) => `/designs/${slug}`),
  ];
  await sql`
    INSERT INTO page_views (path, locale, visitor_hash, viewed_at)
    SELECT page.path, CASE WHEN visit % 3 = 0 THEN 'en' ELSE 'jp' END, 'demo-' || day || '-' || visit, now() - make_interval(days => day, mins => 3 + visit * 40 + page.place::int)
    FROM unnest(${paths}::text[]) WITH ORDINALITY AS page (path, place), generate_series(1, ${DAYS}) AS day,
      generate_series(1, 1 + (hashtext(page.path || day) & 3)
        + CASE WHEN page.place <= ${ENTRANCES.length} THEN 6 + (hashtext(day || page.path) & 7) ELSE 0 END
        + CASE WHEN extract(isodow FROM now() - make_interval(days => day)) >= 6 THEN 2 ELSE 0 END
        + CASE WHEN day < 30 THEN 1 ELSE 0 END) AS visit
    WHERE NOT EXISTS (SELECT FROM page_views WHERE visitor_hash LIKE 'demo-%')`.execute(db);
}
