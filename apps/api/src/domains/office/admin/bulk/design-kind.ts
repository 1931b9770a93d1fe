import type { DesignChanges } from '@orime/contracts/api/office/admin-bulk';
import { sql } from 'kysely';
import { countryCode } from '../../../../house/geography/country-code.ts';
import { reindexDesigns } from '../../../../house/search/index.ts';
import type { BulkKind } from './bulk-kind.ts';

export const designKind: BulkKind = {
  kind: 'design',
  async read(trx, ids) {
    const { rows } = await sql<{ id: string; name: string; values: DesignChanges }>`
      SELECT d.id, coalesce(nullif(d.name, ''), d.name_jp) AS name, json_build_object('hidden', d.hidden, 'archived', d.archived_at IS NOT NULL, 'privateReserve', d.private_reserve,
        'featuredRank', d.featured_rank, 'gender', d.gender, 'category', k.slug, 'countryOrigin', d.country_origin) AS values
      FROM designs d JOIN categories k ON k.id = d.category_id WHERE d.id = ANY (${[...ids]}::text[]) AND d.deleted_at IS NULL ORDER BY d.id FOR UPDATE OF d`.execute(
      trx,
    );
    return new Map(rows.map((row) => [row.id, row]));
  },
  async refusal(trx, _id, { after }) {
    const { category, countryOrigin } = after as DesignChanges; // checked by the schema
    if (countryOrigin !== undefined && countryCode(countryOrigin) === undefined) return { reason: 'no_such_country' };
    if (category === undefined) return undefined;
    const found = await trx.selectFrom('categories').select('id').where('slug', '=', category).executeTakeFirst();
    return found === undefined ? { reason: 'no_such_category' } : undefined;
  },
  async write(trx, _admin, id, { after }) {
    const { hidden, archived, privateReserve, featuredRank, gender, category, countryOrigin } = after as DesignChanges; // as above
    await trx
      .updateTable('designs')
      .set((eb) => ({
        hidden,
        archived_at: archived === undefined ? undefined : archived ? new Date() : null,
        private_reserve: privateReserve,
        featured_rank: featuredRank,
        gender,
        category_id: category === undefined ? undefined : sql<string>`(SELECT id FROM categories WHERE slug = ${category})`,
        country_origin: countryOrigin,
        version: eb('version', '+', 1),
        updated_at: new Date(),
      }))
      .where('id', '=', id)
      .execute();
    await reindexDesigns(trx, [id]);
  },
};
