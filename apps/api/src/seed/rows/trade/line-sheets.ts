import type { LocalText } from '@orime/contracts';
import type { LineSheetVisibility } from '@orime/contracts/api/trade/linesheet';
import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { derivedId } from '../../derived-id.ts';

const DEMO_DESIGNER = 'designer@example.com';

interface House {
  readonly profileId: string;
  readonly handle: string;
  readonly isOwn: boolean;
  readonly season: string;
  readonly year: number;
  /** One design of each style that is sold wholesale, the latest first. */
  readonly designs: readonly string[];
  /** Companies that have ordered from it. */
  readonly buyers: readonly string[];
}

interface Plan {
  readonly key: string;
  readonly title: LocalText;
  readonly visibility: LineSheetVisibility;
  readonly designs: readonly string[];
}

const NOTES: readonly LocalText[] = [
  { en: 'Best seller of the season', jp: '今季いちばんの人気商品です' },
  { en: 'Other colors on request', jp: '別カラーのご相談を承ります' },
  { en: 'Cloth is limited: early orders are served first', jp: '生地に限りがあるため、お早めのご注文を優先いたします' },
];

/** A collection of every house for all buyers; of the demo designer also one for selected buyers and one in the making. What is there stays as it was left. */
export async function loadLineSheets(trx: Trx): Promise<void> {
  for (const house of await listHouses(trx)) {
    for (const plan of plansOf(house)) await writeSheet(trx, house, plan);
  }
}

function plansOf({ isOwn, season, year, designs }: House): readonly Plan[] {
  const collection: Plan = { key: 'collection', title: titleOf(season, year), visibility: 'all', designs };
  if (!isOwn) return [collection];
  return [
    collection,
    {
      key: 'stockists',
      title: { en: 'A first look for our stockists', jp: 'お取引先様への先行ご案内' },
      visibility: 'selected',
      designs: designs.slice(0, 3).toReversed(),
    },
    { key: 'draft', title: { en: 'Reorder favorites', jp: 'リピート定番' }, visibility: 'none', designs: designs.slice(-2) },
  ];
}

function titleOf(season: string, year: number): LocalText {
  return season === 'SS'
    ? { en: `Spring–Summer ${year}`, jp: `${year}年 春夏コレクション` }
    : { en: `Autumn–Winter ${year}`, jp: `${year}年 秋冬コレクション` };
}

async function writeSheet(
  trx: Trx,
  { profileId, handle, isOwn, season, year, designs: all, buyers }: House,
  { key, title, visibility, designs }: Plan,
): Promise<void> {
  const id = derivedId('lsh', handle, key);
  const isNew = await trx
    .insertInto('linesheets')
    .values({ id, profile_id: profileId, title_en: title.en, title_jp: title.jp, season: `${season}${String(year).slice(-2)}`, visibility })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (isNew === undefined || designs.length === 0) return;
  const noteOf = (designId: string) => (isOwn ? NOTES[all.indexOf(designId)] : undefined) ?? { en: '', jp: '' };
  await trx
    .insertInto('linesheet_items')
    .values(
      designs.map((designId, position) => ({
        linesheet_id: id,
        design_id: designId,
        position,
        note_en: noteOf(designId).en,
        note_jp: noteOf(designId).jp,
      })),
    )
    .execute();
  if (visibility === 'selected' && buyers.length > 0)
    await trx
      .insertInto('linesheet_buyers')
      .values(buyers.map((buyerId) => ({ linesheet_id: id, buyer_id: buyerId })))
      .execute();
}

async function listHouses(trx: Trx): Promise<readonly House[]> {
  const { rows } = await sql<House>`
    SELECT p.id AS "profileId", p.handle::text AS handle, u.email = ${DEMO_DESIGNER} AS "isOwn", latest.season, latest.year,
      ARRAY(
        SELECT style.id FROM (
          SELECT DISTINCT ON (d.style_id) d.id, d.year, d.featured_rank FROM designs d JOIN wholesale_rules w ON w.design_id = d.id WHERE d.profile_id = p.id AND ${isSold} ORDER BY d.style_id, d.created_at, d.id
        ) style ORDER BY style.year DESC NULLS LAST, style.featured_rank, style.id
      ) AS designs,
      ARRAY(SELECT DISTINCT o.buyer_id FROM wholesale_orders o JOIN buyers b ON b.id = o.buyer_id AND b.verification = 'verified' WHERE o.seller_profile_id = p.id AND o.placed_at IS NOT NULL) AS buyers
    FROM profiles p JOIN users u ON u.id = p.user_id
    JOIN LATERAL (
      SELECT d.season, d.year FROM designs d JOIN wholesale_rules w ON w.design_id = d.id WHERE d.profile_id = p.id AND d.year IS NOT NULL AND ${isSold} ORDER BY d.year DESC, d.season LIMIT 1
    ) latest ON true
    WHERE p.status = 'approved' ORDER BY p.handle`.execute(trx);
  return rows;
}

const isSold = sql`d.confirmed = 'confirmed' AND NOT d.hidden AND d.archived_at IS NULL AND d.deleted_at IS NULL`;
