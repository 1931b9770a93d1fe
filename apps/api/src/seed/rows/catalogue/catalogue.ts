import type { DesignRow, Marketplace } from '@orime/demo-data';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import type { DemoFiles } from '../../demo-images.ts';
import { derivedId } from '../../derived-id.ts';
import { upsertRows } from '../../upsert.ts';

/** Categories, charts and designs with their pictures. */
export async function loadCatalogue(db: Db, market: Marketplace, files: DemoFiles): Promise<void> {
  await loadVocabulary(db, market);
  await upsertRows(db, 'designs', market.designs.map(designRow), { key: ['id'], keep: ['version'] });
  const rows = market.designImages.flatMap(({ designId, imageKey, position }) => {
    const file = files.get(imageKey);
    if (file === undefined) return [];
    const { alt } = file.image;
    return [
      {
        id: derivedId('dim', designId, imageKey),
        design_id: designId,
        file_id: file.id,
        position,
        alt_en: alt.en,
        alt_jp: alt.jp,
        focal_x: 0.5,
        focal_y: 0.5,
      },
    ];
  });
  await upsertRows(db, 'design_images', rows, { key: ['id'] });
  await upsertRows(
    db,
    'design_likes',
    market.likes.map((like) => ({ user_id: like.userId, design_id: like.designId, type: 'like', created_at: like.at })),
    { key: ['user_id', 'design_id'], keep: 'all' },
  );
}

async function loadVocabulary(db: Db, market: Marketplace): Promise<void> {
  await upsertRows(
    db,
    'size_charts',
    market.sizeCharts.map((chart) => ({ id: chart.key, name_en: chart.label.en, name_jp: chart.label.jp, sizes: chart.sizes })),
    { key: ['id'] },
  );
  const categories = market.categories.map((category) => ({
    id: `cat_${category.key}`,
    slug: category.key,
    name_en: capital(category.label.en),
    name_jp: category.label.jp,
    position: category.position,
    size_chart_id: category.sizeChart,
  }));
  await upsertRows(db, 'categories', categories, { key: ['slug'], keep: ['id'] });
  const colours = new Map(
    market.designs.map((design) => [
      design.colour,
      { key: design.colour, hex: design.colourHex, name_en: design.colourLabel.en, name_jp: design.colourLabel.jp },
    ]),
  );
  await upsertRows(db, 'colours', [...colours.values()], { key: ['key'] });
  const fibres = new Map(
    market.designs.flatMap((design) =>
      design.materials.map(({ key, label }) => [key, { key, name_en: label.en, name_jp: label.jp }] as const),
    ),
  );
  await upsertRows(db, 'fibres', [...fibres.values()], { key: ['key'] });
}

function designRow(design: DesignRow): Record<string, unknown> {
  const isConfirmed = design.confirmed === 'confirmed';
  return {
    id: design.id,
    profile_id: design.profileId,
    slug: design.slug,
    name: design.name,
    name_jp: design.nameJp,
    description_en: design.description.en,
    description_jp: design.description.jp,
    gender: design.gender,
    category_id: `cat_${design.category}`,
    style_id: design.styleId,
    fabric: design.fabric,
    print: design.print,
    colour: design.colour,
    size_chart_id: design.sizeChart,
    season: design.season,
    year: design.year,
    materials: design.materials.map(({ key, percent }) => ({ fibre: key, percent })),
    material_keys: design.materials.map(({ key }) => key),
    care: design.care,
    tags: design.tags,
    country_origin: design.countryOrigin,
    producer_id: design.producerId,
    hs_code: design.hsCode,
    weight_g: design.weightGrams,
    confirmed: design.confirmed,
    hidden: design.hidden,
    private_reserve: design.privateReserve,
    submitted_at: design.confirmed === 'draft' ? null : design.createdAt,
    confirmed_at: isConfirmed ? design.createdAt : null,
    archived_at: design.archivedAt,
    featured_rank: design.featuredRank,
    likes_count: design.likesCount,
    version: 1,
    created_at: design.createdAt,
    updated_at: design.createdAt,
  };
}

/** Sizes with prices, stock and pieces, and what wholesale asks. Stock and sold pieces of a site that runs are left as they are. */
export async function loadOffers(db: Db, market: Marketplace): Promise<void> {
  await upsertRows(
    db,
    'variants',
    market.variants.map((variant) => ({
      id: variant.id,
      design_id: variant.designId,
      size: variant.size,
      position: variant.position,
      sku: variant.sku,
      mode: variant.mode,
      lead_days: variant.leadDays,
      backorder_limit: variant.backorderLimit,
      created_at: new Date(),
    })),
    { key: ['id'], keep: ['created_at'] },
  );
  await upsertRows(
    db,
    'pieces',
    market.pieces.map((piece) => ({
      id: piece.id,
      design_id: piece.designId,
      variant_id: piece.variantId,
      serial: piece.serial,
      edition: piece.edition,
      condition_en: piece.condition.en,
      condition_jp: piece.condition.jp,
      status: piece.status,
      created_at: new Date(),
      updated_at: new Date(),
    })),
    { key: ['id'], keep: ['status', 'created_at'] },
  );
  await loadPrices(db, market);
  const stocked = new Set(market.variants.filter((variant) => variant.mode === 'stock').map((variant) => variant.id));
  const levels = market.stock.filter((level) => stocked.has(level.variantId));
  await upsertRows(
    db,
    'stock_levels',
    levels.map((level) => ({
      variant_id: level.variantId,
      on_hand: level.onHand,
      allocated: level.allocated,
      backorder_limit: 0,
      updated_at: new Date(),
    })),
    { key: ['variant_id'], keep: 'all' },
  );
  await loadWholesale(db, market);
}

async function loadPrices(db: Db, market: Marketplace): Promise<void> {
  await upsertRows(
    db,
    'prices',
    market.prices.map((price) => ({
      id: derivedId('prc', price.variantId, price.channel, price.currency, String(price.minQty)),
      variant_id: price.variantId,
      channel: price.channel,
      currency: price.currency,
      amount_minor: price.amountMinor,
      compare_at_minor: price.compareAtMinor,
      min_qty: price.minQty,
      updated_at: new Date(),
    })),
    { key: ['variant_id', 'channel', 'currency', 'min_qty'], keep: ['id'] },
  );
  // A history that exists goes on as it is: it has no key to be found by.
  const history = JSON.stringify(
    market.priceHistory.map(({ variantId, currency, amountMinor, at }) => ({ variantId, currency, amountMinor, at })),
  );
  await sql`
    INSERT INTO price_history (variant_id, currency, amount_minor, valid_from)
    SELECT h."variantId", h.currency, h."amountMinor", h.at
    FROM json_to_recordset(${history}::json) AS h ("variantId" text, currency char(3), "amountMinor" bigint, at timestamptz)
    WHERE NOT EXISTS (SELECT FROM price_history p WHERE p.variant_id = h."variantId" AND p.currency = h.currency)
    ORDER BY h.at`.execute(db);
}

async function loadWholesale(db: Db, market: Marketplace): Promise<void> {
  await upsertRows(
    db,
    'wholesale_rules',
    market.wholesaleRules.map((rule) => ({ design_id: rule.designId, moq_units: rule.moqUnits, order_multiple: rule.orderMultiple })),
    { key: ['design_id'] },
  );
  await upsertRows(
    db,
    'prepacks',
    market.prepacks.map((pack) => ({
      id: pack.id,
      design_id: pack.designId,
      name_en: pack.name.en,
      name_jp: pack.name.jp,
      sizes: pack.sizes,
      position: 0,
    })),
    { key: ['id'] },
  );
  await upsertRows(
    db,
    'brand_terms',
    market.brandTerms.map((terms) => ({
      profile_id: terms.profileId,
      currency: terms.currency,
      first_order_min_minor: terms.firstOrderMinMinor,
      reorder_min_minor: terms.reorderMinMinor,
    })),
    { key: ['profile_id', 'currency'] },
  );
  await upsertRows(
    db,
    'delivery_windows',
    market.deliveryWindows.map((window) => ({
      id: window.id,
      profile_id: window.profileId,
      name_en: window.name.en,
      name_jp: window.name.jp,
      start_ship: window.startShip,
      end_ship: window.endShip,
      order_cutoff: window.orderCutoff,
      prebook: window.prebook,
    })),
    { key: ['id'] },
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
