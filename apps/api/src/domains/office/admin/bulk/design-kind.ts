import type { DesignChanges } from '@orime/contracts/api/office/admin-bulk';
import type { OnboardingRefusal } from '@orime/contracts/api/people/profile';
import { sql } from 'kysely';
import type { Trx } from '../../../../house/db/db.ts';
import type { RequestError } from '../../../../house/errors/request-error.ts';
import { countryCode } from '../../../../house/geography/country-code.ts';
import { reindexDesigns } from '../../../../house/search/index.ts';
import { decideDesignIn, findDecisionRefusal, lockStylesAround } from '../../../catalogue/design/index.ts';
import type { BulkKind, Refusal } from './bulk-kind.ts';

export const designKind: BulkKind = {
  kind: 'design',
  async read(trx, ids) {
    await lockStylesAround(trx, ...ids);
    const { rows } = await sql<{ id: string; name: string; values: DesignChanges }>`
      SELECT d.id, coalesce(nullif(d.name, ''), d.name_jp) AS name, json_build_object(
          'confirmed', d.confirmed = 'confirmed' AND NOT EXISTS (SELECT FROM design_changes c WHERE c.design_id = d.id AND c.status = 'pending'),
          'hidden', d.hidden, 'archived', d.archived_at IS NOT NULL, 'privateReserve', d.private_reserve,
          'featuredRank', d.featured_rank, 'gender', d.gender, 'category', k.slug, 'countryOrigin', d.country_origin) AS values
      FROM designs d JOIN categories k ON k.id = d.category_id WHERE d.id = ANY (${[...ids]}::text[]) AND d.deleted_at IS NULL ORDER BY d.id FOR UPDATE OF d`.execute(
      trx,
    );
    return new Map(rows.map((row) => [row.id, row]));
  },
  async refusal(trx, admin, id, { after, reason }) {
    const { confirmed, category, countryOrigin } = after as DesignChanges; // checked by the schema
    if (countryOrigin !== undefined && countryCode(countryOrigin) === undefined) return { reason: 'no_such_country' };
    if (category !== undefined && !(await hasCategory(trx, category))) return { reason: 'no_such_category' };
    if (confirmed === undefined) return undefined;
    const error = await findDecisionRefusal(trx, admin, id, { confirmed, reason });
    return error && refusalOf(error);
  },
  async write(trx, admin, id, { after, reason }) {
    const { confirmed, ...fields } = after as DesignChanges; // as above
    if (Object.keys(fields).length > 0) await writeFields(trx, id, fields);
    if (confirmed !== undefined) await decideDesignIn(trx, admin, id, { confirmed, reason });
  },
};

async function writeFields(trx: Trx, id: string, fields: Omit<DesignChanges, 'confirmed'>): Promise<void> {
  const { hidden, archived, privateReserve, featuredRank, gender, category, countryOrigin } = fields;
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
}

async function hasCategory(trx: Trx, slug: string): Promise<boolean> {
  return (await trx.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined;
}

/** The reason that a refused decision names, otherwise its code. */
function refusalOf({ code, details }: RequestError): Refusal {
  const { reason, missing } = (details ?? {}) as Partial<OnboardingRefusal>; // of the one refusal here that has both
  return reason === 'onboarding' && missing !== undefined ? { reason, missing: [...missing] } : { reason: code };
}
