import { isEmpty } from '@orime/contracts';
import type { DesignForm } from '@orime/contracts/api/catalogue/own-design';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { amountsAfter } from './amounts.ts';
import type { DesignPatch } from './check-input.ts';

interface Facts {
  readonly described: boolean;
  readonly images: number;
  readonly materials: number;
  readonly sizes: number;
  readonly prices: number;
}

/** A design that is on sale stays one that can be looked at and bought. */
export function assertSellable({ images, sizes, description }: DesignPatch): void {
  const fields: Record<string, string> = {};
  if (images?.length === 0) fields['images'] = 'need one picture at least';
  if (sizes?.length === 0) fields['sizes'] = 'need one entry at least';
  if (description !== undefined && isEmpty(description.en) && isEmpty(description.jp))
    fields['description'] = 'is needed in one language at least';
  if (Object.keys(fields).length > 0) throw new RequestError('validation', { fields });
}

/** What is on sale, or about to be, keeps a price in one market at least. */
export function assertPriced({ retailMinor: before }: DesignForm, { retailMinor: change }: DesignPatch): void {
  if (change === undefined || Object.keys(amountsAfter(before, change)).length > 0) return;
  throw new RequestError('validation', { fields: { retailMinor: 'needs a price in one currency at least' } });
}

/** A design that asks for confirmation says what it is, shows itself, and can be bought in at least one market. */
export async function assertComplete(db: Db, designId: string): Promise<void> {
  const { rows } = await sql<Facts>`
    SELECT d.description_en <> '' OR d.description_jp <> '' AS described, cardinality(d.material_keys) AS materials,
      (SELECT count(*)::int FROM design_images WHERE design_id = d.id) AS images,
      (SELECT count(*)::int FROM variants WHERE design_id = d.id AND deleted_at IS NULL) AS sizes,
      (SELECT count(*)::int FROM prices r JOIN variants v ON v.id = r.variant_id WHERE v.design_id = d.id AND v.deleted_at IS NULL AND r.channel = 'retail') AS prices
    FROM designs d WHERE d.id = ${designId}`.execute(db);
  const facts = rows[0];
  if (facts === undefined) throw new RequestError('not_found');
  const fields: Record<string, string> = {};
  if (!facts.described) fields['description'] = 'is needed in one language at least';
  if (facts.images === 0) fields['images'] = 'need one picture at least';
  if (facts.materials === 0) fields['materials'] = 'must be named';
  if (facts.sizes === 0) fields['sizes'] = 'need one entry at least';
  if (facts.prices === 0) fields['retailMinor'] = 'needs a price in one currency at least';
  if (Object.keys(fields).length > 0) throw new RequestError('validation', { fields });
}
