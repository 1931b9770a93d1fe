import { isEmpty } from '@orime/contracts';
import type { DesignUpdate } from '@orime/contracts/api/catalogue/design-input';
import type { PrepackInput } from '@orime/contracts/api/trade/prepack';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { countryCode } from '../../../../house/geography/country-code.ts';
import { areOwnImages, isOwnVideo } from '../../../media/file/index.ts';

export type DesignPatch = DesignUpdate;

/**
 * What the schema cannot say: keys that must exist, sums, duplicates, and pictures that belong to the sender (`ownerIds`).
 * Throws `validation` with one sentence per field.
 */
export async function checkDesignInput(db: Db, input: DesignPatch, ownerIds: readonly string[], designId?: string): Promise<void> {
  const fields = {
    ...plainProblems(input),
    ...(await keyProblems(db, input, designId)),
    ...(await imageProblems(db, input, ownerIds)),
    ...(await videoProblems(db, input, ownerIds)),
    ...(await prepackProblems(db, input, designId)),
  };
  if (Object.keys(fields).length > 0) throw new RequestError('validation', { fields });
}

function plainProblems(input: DesignPatch): Record<string, string> {
  const fields: Record<string, string> = {};
  if (input.name !== undefined && isEmpty(input.name)) fields['name'] = 'must not be empty';
  if (input.countryOrigin !== undefined && countryCode(input.countryOrigin) === undefined) fields['countryOrigin'] = 'is not a country';
  if (input.materials !== undefined) {
    const sum = input.materials.reduce((total, material) => total + material.percent, 0);
    if (Math.abs(sum - 100) > 0.001) fields['materials'] = 'must add up to 100 percent';
    if (hasDuplicates(input.materials.map((material) => material.fibre))) fields['materials'] = 'must name each fibre once';
  }
  if (input.sizes !== undefined) {
    if (hasDuplicates(input.sizes.map((size) => size.size))) fields['sizes'] = 'must name each size once';
    if (input.sizes.some((size) => size.mode === 'made_to_order' && size.leadDays === undefined))
      fields['sizes'] = 'need a lead time when made to order';
  }
  if (hasDuplicates((input.sizeChart ?? []).map((row) => row.size))) fields['sizeChart'] = 'must name each size once';
  for (const piece of input.pieces ?? []) {
    const size = input.sizes?.find((candidate) => candidate.size === piece.size);
    if (input.sizes !== undefined && size === undefined) fields['pieces'] = 'must be of a listed size';
    if (size?.mode === 'made_to_order') fields['pieces'] = 'cannot be made to order';
  }
  return fields;
}

async function keyProblems(db: Db, input: DesignPatch, designId: string | undefined): Promise<Record<string, string>> {
  const fibres = (input.materials ?? []).map((material) => material.fibre);
  const measures = [...new Set((input.sizeChart ?? []).flatMap(({ measuresMm }) => Object.keys(measuresMm)))];
  const { rows } = await sql<{ category: boolean; colour: boolean; producer: boolean; fibres: number; care: number; measures: number }>`
    SELECT
      EXISTS (SELECT FROM categories WHERE slug = ${input.category ?? ''}) AS category,
      EXISTS (SELECT FROM colours WHERE key = ${input.colour ?? ''}) AS colour,
      -- One that is no longer approved may stay where it is.
      EXISTS (
        SELECT FROM producers r WHERE r.id = ${input.producerId ?? ''} AND ((r.status = 'approved' AND r.deleted_at IS NULL) OR r.id = (SELECT producer_id FROM designs WHERE id = ${designId ?? ''}))
      ) AS producer,
      (SELECT count(*)::int FROM measures WHERE key = ANY (${measures}::text[])) AS measures,
      (SELECT count(*)::int FROM fibres WHERE key = ANY (${fibres}::text[])) AS fibres,
      (SELECT count(*)::int FROM care_labels WHERE key = ANY (${input.care ?? []}::text[])) AS care`.execute(db);
  const known = rows[0];
  const fields: Record<string, string> = {};
  if (input.category !== undefined && known?.category !== true) fields['category'] = 'is not a category';
  if (input.colour !== undefined && known?.colour !== true) fields['colour'] = 'is not on the colour card';
  if (typeof input.producerId === 'string' && known?.producer !== true) fields['producerId'] = 'is not an approved producer';
  if (known !== undefined && known.measures < measures.length) fields['sizeChart'] = 'has an unknown measure';
  if (known !== undefined && known.fibres < new Set(fibres).size) fields['materials'] = 'has an unknown fibre';
  if (known !== undefined && known.care < new Set(input.care).size) fields['care'] = 'has an unknown label';
  return fields;
}

async function imageProblems(db: Db, input: DesignPatch, ownerIds: readonly string[]): Promise<Record<string, string>> {
  const ids = (input.images ?? []).map((image) => image.fileId);
  if (hasDuplicates(ids)) return { images: 'must show each picture once' };
  return (await areOwnImages(db, ids, ownerIds)) ? {} : { images: 'has a picture that was not uploaded here' };
}

async function videoProblems(db: Db, { video }: DesignPatch, ownerIds: readonly string[]): Promise<Record<string, string>> {
  if (!video) return {};
  const isOwn = (await isOwnVideo(db, video.fileId, ownerIds)) && (await areOwnImages(db, [video.posterId], ownerIds));
  return isOwn ? {} : { video: 'was not uploaded here' };
}

/** Packs are of sizes that the design has: those that are sent with them, or those it has already. */
async function prepackProblems(db: Db, { prepacks, sizes }: DesignPatch, designId: string | undefined): Promise<Record<string, string>> {
  if (prepacks === undefined || prepacks.length === 0) return {};
  if (prepacks.some(({ name }) => isEmpty(name.en) && isEmpty(name.jp))) return { prepacks: 'need a name in one language at least' };
  if (hasDuplicates(prepacks.map(nameOf))) return { prepacks: 'must have each name once' };
  if (prepacks.some((pack) => Object.keys(pack.sizes).length === 0)) return { prepacks: 'need one size at least' };
  const stored =
    sizes ??
    (await db
      .selectFrom('variants')
      .select('size')
      .where('design_id', '=', designId ?? '')
      .where('deleted_at', 'is', null)
      .execute());
  const known = new Set(stored.map(({ size }) => size));
  return prepacks.every((pack) => Object.keys(pack.sizes).every((size) => known.has(size))) ? {} : { prepacks: 'must be of listed sizes' };
}

function nameOf({ name }: PrepackInput): string {
  return `${name.en.trim()}\n${name.jp.trim()}`;
}

function hasDuplicates(values: readonly string[]): boolean {
  return new Set(values).size < values.length;
}
