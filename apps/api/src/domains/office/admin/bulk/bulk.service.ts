import type { BulkAnswer, BulkRow } from '@orime/contracts/api/office/admin-bulk';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { audit } from '../../../../house/access/audit.ts';
import { requireFreshPassword } from '../../../../house/access/authorize.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { newSecret } from '../../../../house/ids.ts';
import type { BulkKind, Current, Values } from './bulk-kind.ts';

const lifeMs = 30 * 60_000;

export interface Edit {
  readonly id: string;
  readonly changes: Values;
}

/** What a dry run keeps of a row that would change. */
interface PlannedRow {
  readonly id: string;
  readonly name: string;
  readonly before: Values;
  readonly after: Values;
  readonly reason: string;
}

/** Says of every row what would change, and keeps exactly that under a token. */
export async function previewBulk(
  db: Db,
  admin: Caller,
  kind: BulkKind,
  { edits, reason }: { readonly edits: readonly Edit[]; readonly reason: string },
): Promise<BulkAnswer> {
  if (new Set(edits.map((edit) => edit.id)).size !== edits.length)
    throw new RequestError('validation', { fields: { edits: 'names a row twice' } });
  // Fields that may not be edited were taken out before.
  if (edits.some(({ changes }) => Object.keys(changes).length === 0))
    throw new RequestError('validation', { fields: { edits: 'has a row without a change that is possible' } });
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('bulk_previews').where('expires_at', '<=', new Date()).execute();
    const current = await kind.read(
      trx,
      edits.map((edit) => edit.id),
    );
    const rows: BulkRow[] = [];
    for (const edit of edits) rows.push(await planRow(trx, admin, kind, { edit, current: current.get(edit.id), reason }));
    const planned = rows
      .filter((row) => row.result === 'change')
      .map(({ id, name, before, after }): PlannedRow => ({ id, name, before, after, reason }));
    if (planned.length === 0) return { token: null, expiresAt: null, rows };
    const token = newSecret();
    const expiresAt = new Date(Date.now() + lifeMs);
    await trx
      .insertInto('bulk_previews')
      .values({ token_hash: digest(token), actor_id: admin.userId, kind: kind.kind, rows: JSON.stringify(planned), expires_at: expiresAt })
      .execute();
    return { token, expiresAt: expiresAt.toISOString(), rows };
  });
}

async function planRow(
  trx: Trx,
  admin: Caller,
  kind: BulkKind,
  { edit, current, reason }: { readonly edit: Edit; readonly current: Current | undefined; readonly reason: string },
): Promise<BulkRow> {
  const { id, changes } = edit;
  if (current === undefined) return { id, name: '', result: 'not_found', reason: null, before: {}, after: {} };
  const names = Object.keys(changes).filter((name) => !isDeepStrictEqual(changes[name], current.values[name]));
  const before = pick(current.values, names);
  const after = pick(changes, names);
  const row = { id, name: current.name, before, after };
  if (names.length === 0) return { ...row, result: 'same', reason: null };
  const refusal = await kind.refusal(trx, admin, id, { before, after, reason });
  return refusal === undefined ? { ...row, result: 'change', reason: null } : { ...row, result: 'refused', ...refusal };
}

/** Does what a dry run showed, once. A row that has become another since is left alone, and said so. */
export async function applyBulk(db: Db, admin: Caller, kind: BulkKind, token: string): Promise<BulkAnswer> {
  requireFreshPassword(admin);
  return db.transaction().execute(async (trx) => {
    const { rows: found } = await sql<{ rows: readonly PlannedRow[]; result: readonly BulkRow[] | null; isOver: boolean }>`
      SELECT rows, result, expires_at <= now() AS "isOver" FROM bulk_previews
      WHERE token_hash = ${digest(token)} AND actor_id = ${admin.userId} AND kind = ${kind.kind} FOR UPDATE`.execute(trx);
    const [preview] = found;
    if (preview === undefined || (preview.isOver && preview.result === null)) throw new RequestError('token_used');
    if (preview.result !== null) return { token: null, expiresAt: null, rows: [...preview.result] };
    const current = await kind.read(
      trx,
      preview.rows.map((row) => row.id),
    );
    const rows: BulkRow[] = [];
    for (const planned of preview.rows) rows.push(await applyRow(trx, admin, kind, { planned, current: current.get(planned.id) }));
    await trx
      .updateTable('bulk_previews')
      .set({ result: JSON.stringify(rows) })
      .where('token_hash', '=', digest(token))
      .execute();
    return { token: null, expiresAt: null, rows };
  });
}

async function applyRow(
  trx: Trx,
  admin: Caller,
  kind: BulkKind,
  { planned, current }: { readonly planned: PlannedRow; readonly current: Current | undefined },
): Promise<BulkRow> {
  const { reason, ...row } = planned;
  if (current === undefined) return { ...row, result: 'not_found', reason: null };
  const now = pick(current.values, Object.keys(row.after));
  if (!isDeepStrictEqual(now, row.before)) return { ...row, before: now, result: 'conflict', reason: null };
  const refusal = await kind.refusal(trx, admin, row.id, { before: row.before, after: row.after, reason });
  if (refusal !== undefined) return { ...row, result: 'refused', ...refusal };
  await kind.write(trx, admin, row.id, { before: row.before, after: row.after, reason });
  // `before` is what an edit that takes the change back would hold.
  await audit(trx, {
    actor: admin,
    action: `${kind.kind}.bulk`,
    entity: kind.kind,
    entityId: row.id,
    diff: { before: row.before, after: row.after, ...(reason !== '' && { reason }) },
    ip: admin.ip,
  });
  return { ...row, result: 'changed', reason: null };
}

function pick(values: Values, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
