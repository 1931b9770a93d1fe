import { bugMachine, canTransition } from '@orime/commerce';
import type { createBug, updateBug } from '@orime/contracts/api/office/bug';
import type { Body } from '@orime/contracts/schemas';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';

export async function fileBug(db: Db, caller: Caller, input: Body<typeof createBug>): Promise<string> {
  const { errorId } = input;
  if (errorId !== undefined && caller.role !== 'admin') throw new RequestError('forbidden');
  return db.transaction().execute(async (trx) => {
    if (errorId !== undefined) await checkError(trx, errorId);
    const id = newId('bug');
    await trx
      .insertInto('bugs')
      .values({
        id,
        title: input.title.trim(),
        body: input.body ?? '',
        route: input.route ?? '',
        severity: input.severity ?? 'medium',
        reporter_id: caller.userId,
        error_id: errorId ?? null,
      })
      .execute();
    if (caller.staffRole !== 'none')
      await audit(trx, {
        actor: caller,
        action: 'bug.create',
        entity: 'bug',
        entityId: id,
        diff: { title: input.title.trim(), ...(errorId === undefined ? {} : { errorId }) },
        ip: caller.ip,
      });
    return id;
  });
}

/** The error's row is locked: of two who take it up at once, one is told that the other was first. */
async function checkError(trx: Trx, errorId: string): Promise<void> {
  const error = await trx.selectFrom('front_end_errors').select('id').where('id', '=', errorId).forUpdate().executeTakeFirst();
  if (error === undefined) throw new RequestError('validation', { fields: { errorId: 'names no error' } });
  const bug = await trx
    .selectFrom('bugs')
    .select('id')
    .where('error_id', '=', errorId)
    .where('status', 'in', ['open', 'in_progress'])
    .executeTakeFirst();
  if (bug !== undefined) throw new RequestError('conflict', { details: { bugId: bug.id } });
}

export async function changeBug(db: Db, admin: Caller, id: string, { version, ...change }: Body<typeof updateBug>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const bug = await trx
      .selectFrom('bugs')
      .select(['status', 'severity', 'assignee_id', 'error_id', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (bug === undefined) throw new RequestError('not_found');
    if (version !== undefined && version !== bug.version) throw new RequestError('conflict', { details: { version: bug.version } });
    const next = {
      status: change.status ?? bug.status,
      severity: change.severity ?? bug.severity,
      assignee_id: change.assigneeId === undefined ? bug.assignee_id : change.assigneeId,
    };
    if (next.status !== bug.status && !canTransition(bugMachine, bug.status, next.status))
      throw new RequestError('invalid_transition', { details: { from: bug.status, to: next.status } });
    if (next.assignee_id !== null && next.assignee_id !== bug.assignee_id) await checkAssignee(trx, next.assignee_id);
    // Opened again while its error has another open bug: the two would be the same.
    if (bug.error_id !== null && next.status === 'open' && bug.status !== 'in_progress') await checkReopened(trx, id, bug.error_id);
    await trx
      .updateTable('bugs')
      .set({ ...next, version: bug.version + 1, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    await audit(trx, {
      actor: admin,
      action: 'bug.update',
      entity: 'bug',
      entityId: id,
      diff: { from: { status: bug.status, severity: bug.severity, assignee_id: bug.assignee_id }, to: next },
      ip: admin.ip,
    });
  });
}

async function checkReopened(trx: Trx, id: string, errorId: string): Promise<void> {
  await trx.selectFrom('front_end_errors').select('id').where('id', '=', errorId).forUpdate().execute();
  const other = await trx
    .selectFrom('bugs')
    .select('id')
    .where('error_id', '=', errorId)
    .where('id', '!=', id)
    .where('status', 'in', ['open', 'in_progress'])
    .executeTakeFirst();
  if (other !== undefined) throw new RequestError('conflict', { details: { bugId: other.id } });
}

async function checkAssignee(trx: Trx, userId: string): Promise<void> {
  const staff = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('staff_role', '!=', 'none')
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (staff === undefined) throw new RequestError('validation', { fields: { assigneeId: 'is nobody of the staff' } });
}
