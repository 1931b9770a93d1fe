import type { Db } from '../src/house/db/db.ts';
import { newId } from '../src/house/ids.ts';
import { reindexDesigns, reindexProfiles } from '../src/house/search/index.ts';
import { createUser } from './factories.ts';

export interface ProfileOptions {
  readonly userId?: string;
  readonly handle?: string;
  readonly name?: string;
  readonly nameJp?: string;
  readonly status?: 'draft' | 'in_review' | 'approved' | 'suspended';
  readonly country?: string;
}

export interface TestProfile {
  readonly id: string;
  readonly userId: string;
  readonly handle: string;
}

/** A designer's profile, approved unless said otherwise, with an account when none is given. */
export async function createProfile(db: Db, options: ProfileOptions = {}): Promise<TestProfile> {
  const id = newId('prf');
  const userId = options.userId ?? (await createUser(db, { role: 'designer' })).id;
  const handle = options.handle ?? `house-${id.slice(-10).toLowerCase()}`;
  await db
    .insertInto('profiles')
    .values({
      id,
      user_id: userId,
      handle,
      name: options.name ?? 'Test House',
      name_jp: options.nameJp ?? 'テストの家',
      status: options.status ?? 'approved',
      country: options.country ?? 'JP',
      city: 'Kyoto',
      city_jp: '京都',
      lat: 35.01,
      lon: 135.77,
      bio_en: 'A house made for tests.',
      bio_jp: 'テストのための家です。',
      return_address: JSON.stringify({ name: 'Test House', line1: '4-1 Bukkoji', city: 'Kyoto', postal: '600-8080', country: 'JP' }),
    })
    .execute();
  await reindexProfiles(db, [id]);
  return { id, userId, handle };
}

export interface SizeOptions {
  readonly size: string;
  readonly mode?: 'stock' | 'made_to_order';
  readonly leadDays?: number;
  readonly onHand?: number;
  /** Serial numbers of one-of-one pieces in this size. */
  readonly pieces?: readonly string[];
}

type Amounts = Partial<Record<'USD' | 'JPY' | 'EUR', number>>;

export interface DesignOptions {
  readonly profileId?: string;
  readonly slug?: string;
  readonly name?: string;
  readonly nameJp?: string;
  readonly description?: { readonly en: string; readonly jp: string };
  readonly gender?: 'men' | 'women' | 'unisex';
  readonly category?: string;
  readonly colour?: string;
  readonly styleId?: string;
  readonly fibre?: string;
  readonly country?: string;
  readonly confirmed?: 'draft' | 'unconfirmed' | 'confirmed' | 'rejected';
  readonly hidden?: boolean;
  readonly privateReserve?: boolean;
  readonly archived?: boolean;
  readonly sizes?: readonly SizeOptions[];
  readonly retail?: Amounts;
  readonly compareAt?: Amounts;
  readonly wholesale?: Amounts;
}

export interface TestDesign {
  readonly id: string;
  readonly slug: string;
  readonly profileId: string;
  /** Size → variant id. */
  readonly variants: Readonly<Record<string, string>>;
  /** Serial → piece id. */
  readonly pieces: Readonly<Record<string, string>>;
}

/** A confirmed design on sale in three currencies, sizes S and M with five in stock each, unless said otherwise. */
export async function createDesign(db: Db, options: DesignOptions = {}): Promise<TestDesign> {
  const id = newId('dsn');
  const profileId = options.profileId ?? (await createProfile(db)).id;
  const slug = options.slug ?? `design-${id.slice(-12).toLowerCase()}`;
  const variants: Record<string, string> = {};
  const pieces: Record<string, string> = {};
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('designs')
      .values(designRow(id, profileId, slug, options))
      .execute();
    for (const [position, size] of (options.sizes ?? [{ size: 'S' }, { size: 'M' }]).entries()) {
      const variantId = newId('var');
      variants[size.size] = variantId;
      const mode = size.mode ?? 'stock';
      await trx
        .insertInto('variants')
        .values({
          id: variantId,
          design_id: id,
          size: size.size,
          position,
          sku: `${slug}-${size.size}`,
          mode,
          lead_days: mode === 'stock' ? null : (size.leadDays ?? 21),
        })
        .execute();
      if (mode === 'stock' && size.pieces === undefined)
        await trx
          .insertInto('stock_levels')
          .values({ variant_id: variantId, on_hand: size.onHand ?? 5 })
          .execute();
      for (const serial of size.pieces ?? []) {
        pieces[serial] = newId('pce');
        await trx.insertInto('pieces').values({ id: pieces[serial], design_id: id, variant_id: variantId, serial }).execute();
      }
      const rows = [
        ...Object.entries(options.retail ?? { USD: 12_000, JPY: 18_000, EUR: 11_000 }).map(([currency, amount]) => ({
          channel: 'retail' as const,
          currency,
          amount,
        })),
        ...Object.entries(options.wholesale ?? {}).map(([currency, amount]) => ({ channel: 'wholesale' as const, currency, amount })),
      ];
      for (const { channel, currency, amount } of rows) {
        const compare = channel === 'retail' ? (options.compareAt?.[currency as keyof Amounts] ?? null) : null;
        await trx
          .insertInto('prices')
          .values({ id: newId('prc'), variant_id: variantId, channel, currency, amount_minor: amount, compare_at_minor: compare })
          .execute();
      }
    }
    if (options.wholesale !== undefined)
      await trx.insertInto('wholesale_rules').values({ design_id: id, moq_units: 4, order_multiple: 2 }).execute();
  });
  await reindexDesigns(db, [id]);
  return { id, slug, profileId, variants, pieces };
}

function designRow(id: string, profileId: string, slug: string, options: DesignOptions) {
  const fibre = options.fibre ?? 'cotton';
  const confirmed = options.confirmed ?? 'confirmed';
  return {
    id,
    profile_id: profileId,
    slug,
    name: options.name ?? `Test Shirt ${slug}`,
    name_jp: options.nameJp ?? 'テストシャツ',
    description_en: options.description?.en ?? 'A shirt made for tests.',
    description_jp: options.description?.jp ?? 'テストのためのシャツです。',
    gender: options.gender ?? ('women' as const),
    category_id: `cat_${options.category ?? 'shirt'}`,
    style_id: options.styleId ?? newId('sty'),
    colour: options.colour ?? 'indigo',
    season: 'AW',
    year: 2026,
    materials: JSON.stringify([{ fibre, percent: 100 }]),
    material_keys: [fibre],
    country_origin: options.country ?? 'JP',
    confirmed,
    confirmed_at: confirmed === 'confirmed' ? new Date() : null,
    submitted_at: confirmed === 'draft' ? null : new Date(),
    hidden: options.hidden ?? false,
    private_reserve: options.privateReserve ?? false,
    archived_at: options.archived === true ? new Date() : null,
  };
}

/** A film that somebody uploaded, without its bytes. */
export async function createVideo(db: Db, ownerUserId: string | null): Promise<string> {
  const id = newId('fil');
  const file = { id, sha256: id, mime: 'video/mp4', bytes: 1000, width: 720, height: 960, owner_user_id: ownerUserId, storage_key: id };
  await db
    .insertInto('files')
    .values({ ...file, purpose: 'video' })
    .execute();
  return id;
}

/** A garment to be turned, without its bytes. */
export async function createModel(db: Db): Promise<string> {
  const id = newId('fil');
  const file = { id, sha256: id, mime: 'application/octet-stream', bytes: 1000, storage_key: id };
  await db
    .insertInto('files')
    .values({ ...file, purpose: 'model' })
    .execute();
  return id;
}

/** The repeat of a printed cloth, without its bytes. */
export async function createClothTile(
  db: Db,
  tile: { readonly width_cm: number; readonly height_cm: number; readonly trim_hex: string },
): Promise<string> {
  const id = newId('fil');
  const file = { id, sha256: id, mime: 'image/webp', bytes: 1000, storage_key: id };
  await db
    .insertInto('files')
    .values({ ...file, purpose: 'cloth' })
    .execute();
  await db
    .insertInto('cloth_tiles')
    .values({ file_id: id, ...tile })
    .execute();
  return id;
}

/** A public picture of this owner; its bytes are nowhere. */
export async function createImage(db: Db, ownerUserId: string | null): Promise<string> {
  const id = newId('fil');
  await db
    .insertInto('files')
    .values({
      id,
      sha256: id,
      mime: 'image/webp',
      bytes: 1000,
      width: 900,
      height: 1200,
      thumbhash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
      color: '#a09080',
      owner_user_id: ownerUserId,
      storage_key: id,
    })
    .execute();
  return id;
}
