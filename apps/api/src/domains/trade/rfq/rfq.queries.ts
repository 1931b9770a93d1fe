import { toMajor, type RfqStatus } from '@orime/commerce';
import type { Currency, LocalText } from '@orime/contracts';
import type { Rfq } from '@orime/contracts/api/trade/rfq';
import { sql } from 'kysely';
import { isStaff, type UserActor } from '../../../house/access/actor.ts';
import { allOf, cappedCount } from '../../../house/db/capped-count.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import type { Page } from '../../../house/http/paging.ts';

export interface RfqFilter {
  /** Staff see everybody's, others their own. */
  readonly reader: Pick<UserActor, 'userId' | 'role'>;
  readonly id?: string | undefined;
  readonly status?: RfqStatus | undefined;
}

type RfqRow = Omit<Rfq, 'quote' | 'createdAt' | 'updatedAt' | 'design'> & {
  readonly designId: string | null;
  readonly designSlug: string | null;
  readonly designName: LocalText | null;
  readonly unitPriceMinor: number | null;
  readonly currency: Currency | null;
  readonly leadDays: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** Requests that a person sent or got, newest first; for staff all. */
export async function listRfqs(db: Db, { reader, id, status }: RfqFilter, page: Page): Promise<{ items: Rfq[]; total: number }> {
  const { userId } = reader;
  const own = isStaff(reader)
    ? undefined
    : sql`(r.requester_user_id = ${userId} OR r.producer_id = ANY (ARRAY(SELECT id FROM producers WHERE user_id = ${userId})))`;
  const condition = allOf([
    own,
    id === undefined ? undefined : sql`r.id = ${id}`,
    status === undefined ? undefined : sql`r.status = ${status}`,
  ]);
  const side = isStaff(reader) ? sql`'staff'` : sql`CASE WHEN r.requester_user_id = ${userId} THEN 'requester' ELSE 'producer' END`;
  const { rows } = await sql<RfqRow>`
    SELECT r.id AS "_id", r.id, r.reference, r.status, ${side} AS side,
      json_build_object('name', coalesce(f.name, b.trade_name, u.name), 'nameJp', coalesce(f.name_jp, b.trade_name_jp, ''), 'handle', f.handle) AS requester,
      json_build_object('id', p.id, 'handle', p.handle, 'name', p.name, 'nameJp', p.name_jp) AS producer,
      d.id AS "designId", d.slug AS "designSlug", local_text(d.name, d.name_jp) AS "designName",
      r.title, r.message, r.units, r.size_quantities AS "sizeQuantities", to_char(r.due_on, 'YYYY-MM-DD') AS "dueDate",
      r.unit_price_minor AS "unitPriceMinor", r.currency, r.lead_days AS "leadDays", r.answer, n.id AS "productionId", r.version,
      r.created_at AS "createdAt", r.updated_at AS "updatedAt"
    FROM rfqs r JOIN producers p ON p.id = r.producer_id JOIN users u ON u.id = r.requester_user_id
    LEFT JOIN profiles f ON f.id = r.profile_id LEFT JOIN buyer_members m ON m.user_id = u.id AND r.profile_id IS NULL LEFT JOIN buyers b ON b.id = m.buyer_id
    LEFT JOIN designs d ON d.id = r.design_id LEFT JOIN productions n ON n.rfq_id = r.id
    WHERE ${condition} ORDER BY r.created_at DESC, r.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  const items = rows.map(toRfq);
  return { items, total: id === undefined ? await cappedCount(db, sql`FROM rfqs r WHERE ${condition}`) : items.length };
}

function toRfq({ designId, designSlug, designName, unitPriceMinor, currency, leadDays, createdAt, updatedAt, ...row }: RfqRow): Rfq {
  const isQuoted = unitPriceMinor !== null && currency !== null && leadDays !== null;
  return {
    ...row,
    design: designId === null || designSlug === null || designName === null ? null : { id: designId, slug: designSlug, name: designName },
    quote: isQuoted ? { unitPrice: { price: toMajor(unitPriceMinor, currency), priceMinor: unitPriceMinor, currency }, leadDays } : null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export interface LockedRfq {
  readonly id: string;
  readonly status: RfqStatus;
  readonly version: number;
  readonly title: string;
  readonly requesterId: string;
  readonly producerUserId: string | null;
  readonly producerName: string;
  readonly producerHandle: string;
  readonly producerId: string;
  readonly profileId: string | null;
  readonly designId: string | null;
  readonly sizeQuantities: Readonly<Record<string, number>>;
  readonly units: number;
  readonly unitPriceMinor: number | null;
  readonly currency: string | null;
  readonly leadDays: number | null;
}

/** The request, locked, for one of its two sides; for others there is none. */
export async function lockRfq(trx: Trx, id: string, { userId, role }: Pick<UserActor, 'userId' | 'role'>): Promise<LockedRfq | undefined> {
  const { rows } = await sql<LockedRfq>`
    SELECT r.id, r.status, r.version, r.title, r.requester_user_id AS "requesterId", p.user_id AS "producerUserId", p.name AS "producerName", p.handle AS "producerHandle", p.id AS "producerId", r.profile_id AS "profileId",
      r.design_id AS "designId", r.size_quantities AS "sizeQuantities", r.units, r.unit_price_minor AS "unitPriceMinor", r.currency, r.lead_days AS "leadDays"
    FROM rfqs r JOIN producers p ON p.id = r.producer_id
    WHERE r.id = ${id} AND (${role === 'admin'} OR r.requester_user_id = ${userId} OR p.user_id = ${userId}) FOR UPDATE OF r`.execute(trx);
  return rows[0];
}
