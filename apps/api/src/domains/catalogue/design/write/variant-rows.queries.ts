import type { DesignInput, DesignUpdate } from '@orime/contracts/api/catalogue/design-input';
import type { PrepackInput } from '@orime/contracts/api/trade/prepack';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import { newId } from '../../../../house/ids.ts';

type Sizes = DesignInput['sizes'];

/** Makes the design's sizes these: new ones are added, known ones changed, missing ones retired (orders still point at them). */
export async function replaceSizes(db: Db, designId: string, slug: string, sizes: Sizes, actorId: string): Promise<void> {
  await forgetRetiredPrices(db, designId, sizes);
  await sql`UPDATE variants SET deleted_at = now() WHERE design_id = ${designId} AND deleted_at IS NULL AND NOT size = ANY (${sizes.map((size) => size.size)}::text[])`.execute(
    db,
  );
  for (const [position, size] of sizes.entries()) {
    const made = size.mode === 'made_to_order';
    const { rows } = await sql<{ id: string }>`
      INSERT INTO variants (id, design_id, size, position, sku, mode, lead_days)
      VALUES (${newId('var')}, ${designId}, ${size.size}, ${position}, ${skuOf(slug, size.size)}, ${size.mode}, ${made ? (size.leadDays ?? null) : null})
      ON CONFLICT (design_id, size) DO UPDATE SET position = excluded.position, mode = excluded.mode, lead_days = excluded.lead_days, deleted_at = NULL
      RETURNING id`.execute(db);
    const variantId = rows[0]?.id;
    if (variantId !== undefined && !made) await setStock(db, variantId, size.onHand, actorId);
  }
}

/** A size that comes back costs what the others cost by now, unless there are no others. */
async function forgetRetiredPrices(db: Db, designId: string, sizes: Sizes): Promise<void> {
  await sql`
    DELETE FROM prices r USING variants v
    WHERE v.id = r.variant_id AND v.design_id = ${designId} AND v.deleted_at IS NOT NULL AND v.size = ANY (${sizes.map((size) => size.size)}::text[])
      AND EXISTS (SELECT FROM variants o JOIN prices k ON k.variant_id = o.id WHERE o.design_id = ${designId} AND o.deleted_at IS NULL)`.execute(
    db,
  );
}

/** Stock of sizes on sale, as the form counts it. */
export async function countSizes(
  db: Db,
  designId: string,
  counts: readonly { readonly size: string; readonly onHand: number }[],
  actorId: string,
): Promise<void> {
  for (const { size, onHand } of counts) {
    const variant = await db
      .selectFrom('variants')
      .select('id')
      .where('design_id', '=', designId)
      .where('size', '=', size)
      .where('mode', '=', 'stock')
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (variant !== undefined) await setStock(db, variant.id, onHand, actorId);
  }
}

/** Sets what is on hand; the difference is recorded. Undefined leaves stock as it is. */
async function setStock(db: Db, variantId: string, onHand: number | undefined, actorId: string): Promise<void> {
  const before = await db.selectFrom('stock_levels').select('on_hand').where('variant_id', '=', variantId).forUpdate().executeTakeFirst();
  const difference = (onHand ?? before?.on_hand ?? 0) - (before?.on_hand ?? 0);
  if (before === undefined)
    await db
      .insertInto('stock_levels')
      .values({ variant_id: variantId, on_hand: onHand ?? 0 })
      .execute();
  else if (difference !== 0)
    await db
      .updateTable('stock_levels')
      .set({ on_hand: before.on_hand + difference, updated_at: new Date() })
      .where('variant_id', '=', variantId)
      .execute();
  if (difference === 0) return;
  await db
    .insertInto('stock_movements')
    .values({
      variant_id: variantId,
      kind: before === undefined ? 'receipt' : 'adjustment',
      quantity: difference,
      ref: 'design form',
      actor_id: actorId,
    })
    .execute();
}

/** One price for every size of the design, per currency given; null withdraws it. */
export async function setPrices(
  db: Db,
  designId: string,
  channel: 'retail' | 'wholesale',
  amounts: NonNullable<DesignUpdate['retailMinor']>,
): Promise<void> {
  for (const [currency, amount] of Object.entries(amounts)) {
    if (amount === undefined) continue;
    if (amount === null) {
      // Of sizes that are no longer made too: one that is added later takes its prices from theirs.
      await sql`DELETE FROM prices r USING variants v WHERE v.id = r.variant_id AND v.design_id = ${designId} AND r.channel = ${channel} AND r.currency = ${currency}`.execute(
        db,
      );
      continue;
    }
    const { rows } = await sql<{ id: string }>`SELECT id FROM variants WHERE design_id = ${designId} AND deleted_at IS NULL`.execute(db);
    for (const variant of rows) {
      await sql`
        INSERT INTO prices (id, variant_id, channel, currency, amount_minor) VALUES (${newId('prc')}, ${variant.id}, ${channel}, ${currency}, ${amount})
        ON CONFLICT (variant_id, channel, currency, min_qty) DO UPDATE SET
          -- A lower retail price is a reduction from the former one; a higher one ends it.
          compare_at_minor = CASE
            WHEN excluded.channel = 'wholesale' OR excluded.amount_minor >= coalesce(prices.compare_at_minor, prices.amount_minor) THEN NULL
            ELSE coalesce(prices.compare_at_minor, prices.amount_minor) END,
          amount_minor = excluded.amount_minor, updated_at = now()
        WHERE prices.amount_minor <> excluded.amount_minor`.execute(db);
    }
  }
}

/** Prices of sizes added later: those of the sizes there were. */
export async function copyPricesToNewSizes(db: Db, designId: string): Promise<void> {
  await sql`
    INSERT INTO prices (id, variant_id, channel, currency, amount_minor, compare_at_minor, min_qty)
    SELECT 'prc_' || right(v.id, 20) || left(md5(known.channel || known.currency || known.min_qty), 6), v.id, known.channel, known.currency, known.amount_minor, known.compare_at_minor, known.min_qty
    FROM variants v
    CROSS JOIN LATERAL (
      SELECT DISTINCT ON (r.channel, r.currency, r.min_qty) r.* FROM prices r JOIN variants o ON o.id = r.variant_id
      WHERE o.design_id = ${designId} AND o.id <> v.id ORDER BY r.channel, r.currency, r.min_qty, o.deleted_at DESC NULLS FIRST, o.position
    ) known
    WHERE v.design_id = ${designId} AND v.deleted_at IS NULL
    ON CONFLICT (variant_id, channel, currency, min_qty) DO NOTHING`.execute(db);
}

/** Writes the history of retail prices that a bulk load did not leave to the triggers. */
export async function recordPrices(db: Db, designIds: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO price_history (variant_id, currency, amount_minor)
    SELECT r.variant_id, r.currency, r.amount_minor FROM prices r JOIN variants v ON v.id = r.variant_id
    LEFT JOIN LATERAL (SELECT h.amount_minor FROM price_history h WHERE h.variant_id = r.variant_id AND h.currency = r.currency ORDER BY h.valid_from DESC, h.id DESC LIMIT 1) last ON true
    WHERE v.design_id = ANY (${designIds}::text[]) AND r.channel = 'retail' AND r.min_qty = 1 AND last.amount_minor IS DISTINCT FROM r.amount_minor`.execute(
    db,
  );
}

export async function setWholesaleRule(
  db: Db,
  designId: string,
  rule: { moq?: number | undefined; multiple?: number | undefined },
): Promise<void> {
  await sql`
    INSERT INTO wholesale_rules (design_id, moq_units, order_multiple) VALUES (${designId}, ${rule.moq ?? 1}, ${rule.multiple ?? 1})
    ON CONFLICT (design_id) DO UPDATE SET moq_units = coalesce(${rule.moq ?? null}, wholesale_rules.moq_units), order_multiple = coalesce(${rule.multiple ?? null}, wholesale_rules.order_multiple)
  `.execute(db);
}

/** Without a price in any currency a design is not sold wholesale, and its rules have nothing to rule. */
export async function endUnpricedWholesale(db: Db, designId: string): Promise<void> {
  await sql`
    DELETE FROM wholesale_rules w WHERE w.design_id = ${designId}
      AND NOT EXISTS (SELECT FROM prices r JOIN variants v ON v.id = r.variant_id WHERE v.design_id = ${designId} AND v.deleted_at IS NULL AND r.channel = 'wholesale')`.execute(
    db,
  );
}

/** Makes the packs these. One that keeps its name stays the one that drafts of orders point at. */
export async function replacePrepacks(db: Db, designId: string, packs: readonly PrepackInput[]): Promise<void> {
  const wanted = packs.map(({ name, sizes }) => ({ en: name.en.trim(), jp: name.jp.trim(), sizes: JSON.stringify(sizes) }));
  const stored = await db
    .selectFrom('prepacks')
    .select(['id', 'name_en', 'name_jp'])
    .where('design_id', '=', designId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const idOf = new Map(stored.toReversed().map(({ id, name_en: en, name_jp: jp }) => [`${en}\n${jp}`, id]));
  const rows = wanted.map(({ en, jp, sizes }, position) => ({
    id: idOf.get(`${en}\n${jp}`) ?? newId('pck'),
    design_id: designId,
    name_en: en,
    name_jp: jp,
    sizes,
    position,
  }));
  await sql`DELETE FROM prepacks WHERE design_id = ${designId} AND NOT id = ANY (${rows.map(({ id }) => id)}::text[])`.execute(db);
  if (rows.length === 0) return;
  await db
    .insertInto('prepacks')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ sizes: eb.ref('excluded.sizes'), position: eb.ref('excluded.position') })),
    )
    .execute();
}

/** Makes the one-of-one pieces these, told apart by serial number; unsold ones that are missing are withheld from sale. */
export async function replacePieces(db: Db, designId: string, pieces: NonNullable<DesignInput['pieces']>): Promise<void> {
  const named = pieces.map((piece, index) => ({
    ...piece,
    serial: piece.serial ?? String(index + 1),
    edition: `${index + 1}/${pieces.length}`,
  }));
  await sql`UPDATE pieces SET status = 'withheld', updated_at = now() WHERE design_id = ${designId} AND status = 'available' AND NOT serial = ANY (${named.map((piece) => piece.serial)}::text[])`.execute(
    db,
  );
  for (const piece of named) {
    await sql`
      INSERT INTO pieces (id, design_id, variant_id, serial, edition, condition_en, condition_jp)
      SELECT ${newId('pce')}, ${designId}, id, ${piece.serial}, ${piece.edition}, ${piece.condition?.en ?? ''}, ${piece.condition?.jp ?? ''}
      FROM variants WHERE design_id = ${designId} AND size = ${piece.size} AND deleted_at IS NULL
      ON CONFLICT (design_id, serial) DO UPDATE SET
        variant_id = excluded.variant_id, condition_en = excluded.condition_en, condition_jp = excluded.condition_jp, updated_at = now(),
        -- A sold piece keeps the edition that its certificate names.
        edition = CASE WHEN pieces.status = 'sold' THEN pieces.edition ELSE excluded.edition END,
        status = CASE WHEN pieces.status = 'withheld' THEN 'available' ELSE pieces.status END`.execute(db);
  }
}

function skuOf(slug: string, size: string): string {
  return `${slug}-${size.replaceAll(/\s+/g, '')}-${newId('x').slice(-4)}`.toUpperCase();
}
