import type { Currency } from '@orime/contracts';
import type { HeldPiece, ReserveDesign, ReserveHold, ReservePage, ReserveTeaser } from '@orime/contracts/api/catalogue/private-reserve';
import { sql } from 'kysely';
import type { Actor } from '../../../house/access/actor.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import type { Page } from '../../../house/http/paging.ts';
import { listDesignCards, readDesignAs } from '../design/index.ts';
import { holdPieceFor } from './hold-piece.ts';

const holdHours = 24;
const mostHolds = 2;

const isShown = sql<boolean>`d.private_reserve AND d.confirmed = 'confirmed' AND NOT d.hidden AND d.archived_at IS NULL AND d.deleted_at IS NULL AND p.status = 'approved' AND p.deleted_at IS NULL`;

/** Newest first: cards for who is in, blurred pictures for the others. */
export async function listReserve(db: Db, isIn: boolean, currency: Currency, page: Page): Promise<ReservePage> {
  const { rows } = await sql<{ id: string; total: number; teaser: ReserveTeaser }>`
    SELECT d.id, count(*) OVER ()::int AS total, json_build_object(
      'width', coalesce(f.width, 900), 'height', coalesce(f.height, 1200), 'thumbhash', coalesce(f.thumbhash, ''), 'color', coalesce(f.color, '#808080'), 'category', local_text(k.name_en, k.name_jp)) AS teaser
    FROM designs d JOIN profiles p ON p.id = d.profile_id JOIN categories k ON k.id = d.category_id
    LEFT JOIN LATERAL (SELECT x.* FROM design_images g JOIN files x ON x.id = g.file_id WHERE g.design_id = d.id ORDER BY g.position LIMIT 1) f ON true
    WHERE ${isShown} ORDER BY d.created_at DESC, d.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  const base = { hasAccess: isIn, total: rows[0]?.total ?? 0, page: page.page };
  if (!isIn) return { ...base, items: [], teasers: rows.map(({ teaser }) => teaser) };
  return {
    ...base,
    items: [
      ...(await listDesignCards(
        db,
        rows.map(({ id }) => id),
        currency,
      )),
    ],
    teasers: [],
  };
}

/** A design of the reserve, with the caller's own hold on one of its pieces. */
export async function readReserve(db: Db, actor: Actor, name: string, currency: Currency): Promise<ReserveDesign> {
  const id = await getReserveId(db, name);
  const [design, hold] = [await readDesignAs(db, actor, id, currency), actor.userId === null ? null : await findHold(db, id, actor.userId)];
  return { ...design, hold };
}

/** What an account holds, whatever became of its access since: the first to run out first. */
export async function listHolds(db: Db, userId: string, currency: Currency): Promise<HeldPiece[]> {
  const { rows } = await sql<{ pieceId: string; designId: string; serial: string; size: string; expiresAt: Date }>`
    SELECT q.id AS "pieceId", q.design_id AS "designId", q.serial, v.size, r.expires_at AS "expiresAt"
    FROM stock_reservations r JOIN pieces q ON q.id = r.piece_id JOIN variants v ON v.id = q.variant_id
    WHERE r.owner_id = ${userId} AND r.owner_kind = 'member' AND r.expires_at > now() ORDER BY r.expires_at, q.id`.execute(db);
  const cards = await listDesignCards(
    db,
    rows.map(({ designId }) => designId),
    currency,
  );
  return rows.flatMap(({ designId, expiresAt, ...held }) => {
    const design = cards.find(({ id }) => id === designId);
    return design === undefined ? [] : [{ ...held, expiresAt: expiresAt.toISOString(), design }];
  });
}

/** Keeps a piece, named or the first that is free, for a day. */
export async function holdReserve(db: Db, userId: string, name: string, pieceId: string | undefined): Promise<ReserveHold> {
  return db.transaction().execute(async (trx) => {
    const id = await getReserveId(trx, name);
    // One after the other, so that the count of holds is right.
    await sql`SELECT FROM users WHERE id = ${userId} FOR UPDATE`.execute(trx);
    const own = await findHold(trx, id, userId);
    if (own !== null && (pieceId === undefined || pieceId === own.pieceId)) return own;
    const piece = await findPiece(trx, id, pieceId);
    const { rows } = await sql<{
      count: number;
    }>`SELECT count(*)::int AS count FROM stock_reservations WHERE owner_id = ${userId} AND owner_kind = 'member' AND expires_at > now()`.execute(
      trx,
    );
    if ((rows[0]?.count ?? 0) >= mostHolds) throw new RequestError('business_rule', { details: { most: mostHolds } });
    return { pieceId: piece, expiresAt: (await holdPieceFor(trx, userId, piece, holdHours)).toISOString() };
  });
}

async function getReserveId(db: Db, name: string): Promise<string> {
  const { rows } = await sql<{
    id: string;
  }>`SELECT d.id FROM designs d JOIN profiles p ON p.id = d.profile_id WHERE (d.slug = ${name} OR d.id = ${name}) AND ${isShown} LIMIT 1`.execute(
    db,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new RequestError('not_found');
  return id;
}

async function findPiece(db: Db, designId: string, pieceId: string | undefined): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM pieces WHERE design_id = ${designId} AND (${pieceId ?? null}::text IS NULL OR id = ${pieceId ?? null}) AND status <> 'withheld' ORDER BY status = 'available' DESC, serial, id LIMIT 1`.execute(
    db,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new RequestError(pieceId === undefined ? 'insufficient_stock' : 'not_found');
  return id;
}

async function findHold(db: Db, designId: string, userId: string): Promise<ReserveHold | null> {
  const { rows } = await sql<{ pieceId: string; expiresAt: Date }>`
    SELECT r.piece_id AS "pieceId", r.expires_at AS "expiresAt" FROM stock_reservations r JOIN pieces q ON q.id = r.piece_id
    WHERE q.design_id = ${designId} AND r.owner_id = ${userId} AND r.expires_at > now() ORDER BY r.expires_at LIMIT 1`.execute(db);
  const hold = rows[0];
  return hold === undefined ? null : { pieceId: hold.pieceId, expiresAt: hold.expiresAt.toISOString() };
}
