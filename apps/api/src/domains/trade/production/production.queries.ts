import { canTransition, mayMoveProduction, productionMachine, toMajor, type ProductionStatus } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import type { Production, ProductionDetail } from '@orime/contracts/api/trade/production';
import { sql, type RawBuilder } from 'kysely';
import { isStaff, type UserActor } from '../../../house/access/actor.ts';
import { allOf, cappedCount } from '../../../house/db/capped-count.ts';
import type { SizeQuantities } from '../../../house/db/column-types.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import type { Page } from '../../../house/http/paging.ts';

/** Whoever looks: staff at everybody's, others at their own. */
export type Reader = Pick<UserActor, 'userId' | 'role'>;

export interface ProductionFilter {
  readonly reader: Reader;
  readonly id?: string | undefined;
  readonly status?: ProductionStatus | undefined;
}

type ProductionRow = Omit<Production, 'cost' | 'retail' | 'units' | 'nextStatuses' | 'stockedAt' | 'createdAt' | 'updatedAt'> & {
  readonly currency: Currency;
  readonly retailMinor: number | null;
  readonly stockedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** Runs of a person's profile and those given to their producer, newest first; for staff all. */
export async function listProductions(
  db: Db,
  { reader, id, status }: ProductionFilter,
  page: Page,
): Promise<{ items: Production[]; total: number }> {
  const { userId, role } = reader;
  const own = isStaff(reader)
    ? undefined
    : sql`(n.profile_id = ANY (ARRAY(SELECT id FROM profiles WHERE user_id = ${userId})) OR n.producer_id = ANY (ARRAY(SELECT id FROM producers WHERE user_id = ${userId})))`;
  const condition = allOf([
    own,
    id === undefined ? undefined : sql`n.id = ${id}`,
    status === undefined ? undefined : sql`n.status = ${status}`,
  ]);
  const { rows } = await sql<ProductionRow>`
    SELECT n.id AS "_id", n.id, n.status, ${sideOf(reader)} AS side,
      json_build_object('id', d.id, 'slug', d.slug, 'name', local_text(d.name, d.name_jp)) AS design,
      json_build_object('id', p.id, 'handle', p.handle, 'name', p.name, 'nameJp', p.name_jp) AS designer,
      CASE WHEN m.id IS NOT NULL THEN json_build_object('id', m.id, 'handle', m.handle, 'name', m.name, 'nameJp', m.name_jp) END AS producer,
      n.rfq_id AS "rfqId", n.size_quantities AS "sizeQuantities", n.costs, n.currency,
      (SELECT min(r.amount_minor) FROM prices r JOIN variants v ON v.id = r.variant_id AND v.deleted_at IS NULL WHERE v.design_id = d.id AND r.channel = 'retail' AND r.currency = n.currency) AS "retailMinor",
      to_char(n.start_on, 'YYYY-MM-DD') AS "startDate", to_char(n.due_on, 'YYYY-MM-DD') AS "dueDate", n.assignee, n.notes, n.stocked_at AS "stockedAt", n.received_quantities AS received, n.version,
      (SELECT coalesce(json_agg(json_build_object('image', image_ref(f, f.alt_en, f.alt_jp), 'stage', coalesce(n.photo_stages ->> f.id, 'in_production')) ORDER BY photo.place), '[]')
        FROM unnest(n.photos) WITH ORDINALITY AS photo (id, place) JOIN files f ON f.id = photo.id) AS photos,
      n.created_at AS "createdAt", n.updated_at AS "updatedAt"
    FROM productions n JOIN profiles p ON p.id = n.profile_id JOIN designs d ON d.id = n.design_id LEFT JOIN producers m ON m.id = n.producer_id
    WHERE ${condition} ORDER BY n.created_at DESC, n.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  // Account managers look on.
  const items = rows.map((row) => toProduction(row, role !== 'account-manager'));
  return { items, total: id === undefined ? await cappedCount(db, sql`FROM productions n WHERE ${condition}`) : items.length };
}

function sideOf(reader: Reader): RawBuilder<'designer' | 'producer' | 'staff'> {
  return isStaff(reader) ? sql`'staff'` : sql`CASE WHEN p.user_id = ${reader.userId} THEN 'designer' ELSE 'producer' END`;
}

function toProduction({ currency, retailMinor, stockedAt, createdAt, updatedAt, ...row }: ProductionRow, mayMove: boolean): Production {
  const costMinor = row.costs.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const isInHouse = row.producer === null;
  const states = Object.keys(productionMachine) as ProductionStatus[]; // keys of the table are its states
  return {
    ...row,
    units: Object.values(row.sizeQuantities).reduce((sum, units) => sum + units, 0),
    nextStatuses: states.filter(
      (to) => mayMove && canTransition(productionMachine, row.status, to) && mayMoveProduction(to, row.side, isInHouse),
    ),
    cost: { price: toMajor(costMinor, currency), priceMinor: costMinor, currency },
    retail: retailMinor === null ? null : { price: toMajor(retailMinor, currency), priceMinor: retailMinor, currency },
    stockedAt: stockedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export async function listEvents(db: Db, id: string): Promise<ProductionDetail['events']> {
  const { rows } = await sql<{ from: string | null; to: string; note: string; by: string | null; at: Date }>`
    SELECT e.from_status AS "from", e.to_status AS "to", e.note, u.name AS by, e.created_at AS at FROM production_events e LEFT JOIN users u ON u.id = e.actor_id
    WHERE e.production_id = ${id} ORDER BY e.id LIMIT 200`.execute(db);
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}

export interface LockedProduction {
  readonly status: ProductionStatus;
  readonly version: number;
  readonly side: 'designer' | 'producer' | 'staff';
  readonly isInHouse: boolean;
  readonly designId: string;
  readonly sizeQuantities: SizeQuantities;
  readonly startDate: string | null;
  readonly dueDate: string | null;
  readonly photoStages: Readonly<Record<string, ProductionStatus>>;
}

/** The run, locked, for its designer, its producer or an admin; for others there is none. */
export async function lockProduction(trx: Trx, id: string, reader: Reader): Promise<LockedProduction | undefined> {
  const { userId, role } = reader;
  const { rows } = await sql<LockedProduction>`
    SELECT n.status, n.version, ${sideOf(reader)} AS side, n.producer_id IS NULL AS "isInHouse", n.design_id AS "designId", n.size_quantities AS "sizeQuantities",
      to_char(n.start_on, 'YYYY-MM-DD') AS "startDate", to_char(n.due_on, 'YYYY-MM-DD') AS "dueDate", n.photo_stages AS "photoStages"
    FROM productions n JOIN profiles p ON p.id = n.profile_id LEFT JOIN producers m ON m.id = n.producer_id
    WHERE n.id = ${id} AND (${role === 'admin'} OR p.user_id = ${userId} OR m.user_id = ${userId}) FOR UPDATE OF n`.execute(trx);
  return rows[0];
}

export async function findOwnDesign(db: Db, designId: string, userId: string): Promise<{ profileId: string } | undefined> {
  const { rows } = await sql<{ profileId: string }>`
    SELECT d.profile_id AS "profileId" FROM designs d JOIN profiles p ON p.id = d.profile_id WHERE d.id = ${designId} AND p.user_id = ${userId} AND d.deleted_at IS NULL`.execute(
    db,
  );
  return rows[0];
}

export async function listVariants(
  db: Db,
  designId: string,
): Promise<readonly { id: string; size: string; mode: 'stock' | 'made_to_order'; isRetired: boolean }[]> {
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'size', 'mode', 'deleted_at'])
    .where('design_id', '=', designId)
    .orderBy('id')
    .execute();
  return rows.map(({ deleted_at: deletedAt, ...row }) => ({ ...row, isRetired: deletedAt !== null }));
}
