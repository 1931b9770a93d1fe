import type { DesignInput } from '@orime/contracts/api/catalogue/design-input';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import { newId } from '../../../../house/ids.ts';
import { slugOf } from '../../../../house/slugs/slug.ts';
import { takeFreeSlug } from '../../../../house/slugs/take-free-slug.ts';
import type { DesignPatch } from './check-input.ts';

export interface LockedDesign {
  readonly id: string;
  readonly profileId: string;
  readonly slug: string;
  readonly ownerUserId: string;
  readonly confirmed: 'draft' | 'unconfirmed' | 'confirmed' | 'rejected';
  readonly hidden: boolean;
  readonly version: number;
}

/** The design, locked until the transaction ends; of this owner only, when one is given. */
export async function lockDesign(db: Db, id: string, ownerUserId?: string): Promise<LockedDesign | undefined> {
  const { rows } = await sql<LockedDesign>`
    SELECT d.id, d.profile_id AS "profileId", d.slug, p.user_id AS "ownerUserId", d.confirmed, d.hidden, d.version
    FROM designs d JOIN profiles p ON p.id = d.profile_id
    WHERE d.id = ${id} AND d.deleted_at IS NULL AND (${ownerUserId ?? null}::text IS NULL OR p.user_id = ${ownerUserId ?? null})
    FOR UPDATE OF d`.execute(db);
  return rows[0];
}

export async function findOwnProfile(db: Db, userId: string): Promise<{ id: string; country: string } | undefined> {
  return db
    .selectFrom('profiles')
    .select(['id', 'country'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A free slug for a name: its Latin words, or the end of the id for a name without any. */
export async function chooseSlug(db: Db, name: string, id: string): Promise<string> {
  const base = slugOf(name) || `design-${id.slice(-8).toLowerCase()}`;
  return takeFreeSlug(db, 'designs', base);
}

export async function insertDesign(db: Db, row: { id: string; slug: string; profileId: string }, input: DesignInput): Promise<void> {
  await db
    .insertInto('designs')
    .values({
      id: row.id,
      profile_id: row.profileId,
      slug: row.slug,
      style_id: newId('sty'),
      name: input.name.trim(),
      gender: input.gender,
      category_id: sql<string>`(SELECT id FROM categories WHERE slug = ${input.category})`,
      colour: input.colour,
      country_origin: input.countryOrigin,
    })
    .execute();
}

/** Writes the columns of the fields that are given. Every write raises the version. */
export async function updateColumns(db: Db, id: string, input: DesignPatch): Promise<void> {
  const { season, year } = readSeason(input.season);
  await db
    .updateTable('designs')
    .set({
      version: sql`version + 1`,
      updated_at: new Date(),
      name: input.name?.trim(),
      name_jp: input.nameJp?.trim(),
      description_en: input.description?.en.trim(),
      description_jp: input.description?.jp.trim(),
      gender: input.gender,
      category_id: input.category === undefined ? undefined : sql<string>`(SELECT id FROM categories WHERE slug = ${input.category})`,
      colour: input.colour,
      season,
      year,
      materials: input.materials === undefined ? undefined : JSON.stringify(input.materials),
      material_keys: input.materials?.map((material) => material.fibre),
      care: input.care,
      tags: input.tags?.map((tag) => tag.trim()).filter((tag) => tag !== ''),
      country_origin: input.countryOrigin,
      weight_g: input.weightGrams,
      producer_id: input.producerId,
      hs_code: input.hsCode === null ? '' : input.hsCode,
      video_id: input.video === null ? null : input.video?.fileId,
      video_poster_id: input.video === null ? null : input.video?.posterId,
      hidden: input.hidden,
    })
    .where('id', '=', id)
    .execute();
}

/** `AW26`, `SS2027` or words of one's own, which are kept without a year. */
function readSeason(season: string | undefined): { season?: string | undefined; year?: number | null | undefined } {
  if (season === undefined) return {};
  const parts = /^(SS|AW|FW|PF|RE)\s?(\d{2}|\d{4})$/i.exec(season.trim());
  if (parts === null) return { season: season.trim(), year: null };
  const year = Number(parts[2]);
  return { season: parts[1]?.toUpperCase(), year: year < 100 ? 2000 + year : year };
}

export async function replaceImages(db: Db, id: string, images: DesignInput['images']): Promise<void> {
  await db.deleteFrom('design_images').where('design_id', '=', id).execute();
  if (images.length === 0) return;
  await db
    .insertInto('design_images')
    .values(
      images.map((image, position) => ({
        id: newId('dim'),
        design_id: id,
        file_id: image.fileId,
        position,
        alt_en: image.alt.en,
        alt_jp: image.alt.jp,
      })),
    )
    .execute();
}
