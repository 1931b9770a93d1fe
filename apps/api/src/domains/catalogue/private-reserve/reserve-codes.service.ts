import type { RESERVE_CODE_STATES, ReserveCode, ReserveCodeChange, ReserveCodeInput } from '@orime/contracts/api/catalogue/private-reserve';
import { sql } from 'kysely';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { escapeLike } from '../../../house/db/escape-like.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { assertVersion } from '../../../house/http/if-match.ts';
import type { Page } from '../../../house/http/paging.ts';
import { newId, newReference } from '../../../house/ids.ts';

const COLUMNS = ['id', 'code', 'note', 'most_uses', 'used_count', 'active', 'expires_at', 'created_at', 'version'] as const;

export interface CodeFilter {
  readonly q?: string | undefined;
  readonly state?: (typeof RESERVE_CODE_STATES)[number] | undefined;
}

/** Conditions of each state; a code that is switched off is nothing else. */
const STATES = {
  off: sql<boolean>`NOT active`,
  over: sql<boolean>`active AND expires_at <= now()`,
  used: sql<boolean>`active AND (expires_at IS NULL OR expires_at > now()) AND used_count >= most_uses`,
  live: sql<boolean>`active AND (expires_at IS NULL OR expires_at > now()) AND (most_uses IS NULL OR used_count < most_uses)`,
} as const;

/** Newest first; `q` is part of a code or its note. */
export async function listCodes(
  db: Db,
  { q, state }: CodeFilter,
  { limit, offset }: Page,
): Promise<{ items: ReserveCode[]; total: number }> {
  const codes = db
    .selectFrom('reserve_codes')
    .$if(state !== undefined, (of) => of.where(STATES[state ?? 'live']))
    .$if(q !== undefined && q.trim() !== '', (of) =>
      of.where(sql<boolean>`(code || ' ' || note) ILIKE ${`%${escapeLike(q?.trim() ?? '')}%`}`),
    );
  const rows = await codes.select(COLUMNS).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { total } = await codes.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { items: rows.map(toCode), total: Number(total) };
}

/** Without a wish, a code that nobody guesses. */
export async function createCode(db: Db, input: ReserveCodeInput, caller: Caller): Promise<ReserveCode> {
  return db.transaction().execute(async (trx) => {
    const id = newId('rvc');
    const code = input.code?.toUpperCase() ?? newReference('KURA');
    await trx
      .insertInto('reserve_codes')
      .values({ id, code, note: input.note?.trim() ?? '', most_uses: input.mostUses ?? null, expires_at: input.expiresAt ?? null })
      .execute();
    return finish(trx, { id, verb: 'create', before: undefined, caller });
  });
}

/** A code that is taken back lets nobody in any more, nor visitors who came in by it; accounts stay in. */
export async function updateCode(
  db: Db,
  id: string,
  { version, note, mostUses, expiresAt, active }: ReserveCodeChange,
  caller: Caller,
): Promise<ReserveCode> {
  return db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom('reserve_codes').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
    if (before === undefined) throw new RequestError('not_found');
    assertVersion(version, before.version);
    if (mostUses !== undefined && mostUses !== null && mostUses < before.used_count)
      throw new RequestError('business_rule', { fields: { mostUses: `is less than the ${before.used_count} who have used it` } });
    await trx
      .updateTable('reserve_codes')
      .set({
        note: note?.trim() ?? before.note,
        active: active ?? before.active,
        most_uses: mostUses === undefined ? before.most_uses : mostUses,
        expires_at: expiresAt === undefined ? before.expires_at : expiresAt,
        version: before.version + 1,
      })
      .where('id', '=', id)
      .execute();
    return finish(trx, { id, verb: 'update', before: toCode(before), caller });
  });
}

interface Change {
  readonly id: string;
  readonly verb: 'create' | 'update';
  /** The code that is changed. */
  readonly before: ReserveCode | undefined;
  readonly caller: Caller;
}

async function finish(trx: Trx, { id, verb, before, caller }: Change): Promise<ReserveCode> {
  const after = toCode(await trx.selectFrom('reserve_codes').select(COLUMNS).where('id', '=', id).executeTakeFirstOrThrow());
  const diff = { before: before === undefined ? {} : toRecord(before), after: toRecord(after) };
  await audit(trx, { actor: caller, action: `reserve-code.${verb}`, entity: 'reserve_code', entityId: id, diff, ip: caller.ip });
  return after;
}

/** What an admin writes of a code, for the record. */
function toRecord({ code, note, mostUses, active, expiresAt }: ReserveCode) {
  return { code, note, mostUses, active, expiresAt };
}

interface CodeRow {
  readonly id: string;
  readonly code: string;
  readonly note: string;
  readonly most_uses: number | null;
  readonly used_count: number;
  readonly active: boolean;
  readonly expires_at: Date | null;
  readonly created_at: Date;
  readonly version: number;
}

function toCode(row: CodeRow): ReserveCode {
  return {
    _id: row.id,
    id: row.id,
    code: row.code,
    note: row.note,
    mostUses: row.most_uses,
    usedCount: row.used_count,
    active: row.active,
    expiresAt: row.expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
