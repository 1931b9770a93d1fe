import { canTransition, expenseMachine, type ExpenseStatus } from '@orime/commerce';
import type { ExpenseInput } from '@orime/contracts/api/money/expense';
import type { UserActor } from '../../../house/access/actor.ts';
import { audit } from '../../../house/access/audit.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import { columnsOf, lockExpense, ownsDesign, ownsFile, worksOn } from './expense.queries.ts';

/** Its owner may still change it. */
const OPEN: ReadonlySet<ExpenseStatus> = new Set(['draft', 'submitted', 'rejected']);

export async function createExpense(db: Db, input: ExpenseInput, ownerId: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await check(trx, input, ownerId);
    const id = newId('exp');
    await trx
      .insertInto('expenses')
      .values({ id, owner_user_id: ownerId, ...columnsOf(input), status: input.status ?? 'draft', decided_by: null, decided_at: null })
      .execute();
    return id;
  });
}

/** Only what the owner may still change. A rejected expense that is handed in again is decided anew. */
export async function updateExpense(
  db: Db,
  id: string,
  { version, ...input }: ExpenseInput & { readonly version?: number },
  ownerId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const expense = await lockExpense(trx, id, ownerId);
    if (expense === undefined) throw new RequestError('not_found');
    const status = input.status ?? expense.status;
    if (!OPEN.has(expense.status) || (status !== expense.status && !canTransition(expenseMachine, expense.status, status))) {
      throw new RequestError('invalid_transition', { details: { from: expense.status, to: status } });
    }
    if (version !== undefined && version !== expense.version) throw new RequestError('conflict', { details: { version: expense.version } });
    await check(trx, input, ownerId);
    await trx
      .updateTable('expenses')
      .set({ ...columnsOf(input), status, version: expense.version + 1, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
  });
}

export async function deleteExpense(db: Db, id: string, ownerId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const expense = await lockExpense(trx, id, ownerId);
    if (expense === undefined) throw new RequestError('not_found');
    if (!OPEN.has(expense.status)) throw new RequestError('invalid_transition', { details: { from: expense.status, to: 'deleted' } });
    await trx.deleteFrom('expenses').where('id', '=', id).execute();
  });
}

export interface Decision {
  readonly status: 'approved' | 'rejected' | 'reimbursed';
  readonly note?: string | undefined;
  /** Of what was decided on. */
  readonly version?: number | undefined;
}

/** An admin's word. Repeating it changes nothing. */
export async function decideExpense(
  db: Db,
  id: string,
  { status, note = '', version }: Decision,
  staff: { readonly actor: UserActor; readonly ip: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const expense = await lockExpense(trx, id, null);
    if (expense === undefined) throw new RequestError('not_found');
    if (expense.status === status) return;
    if (version !== undefined && version !== expense.version) throw new RequestError('conflict', { details: { version: expense.version } });
    if (!canTransition(expenseMachine, expense.status, status))
      throw new RequestError('invalid_transition', { details: { from: expense.status, to: status } });
    await trx
      .updateTable('expenses')
      .set({
        status,
        decision_note: note,
        decided_by: staff.actor.userId,
        decided_at: new Date(),
        version: expense.version + 1,
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
    await audit(trx, {
      ...staff,
      action: 'expense.decide',
      entity: 'expense',
      entityId: id,
      diff: { from: expense.status, to: status, note },
    });
  });
}

async function check(trx: Trx, input: ExpenseInput, ownerId: string): Promise<void> {
  if (input.date > latestToday()) throw new RequestError('validation', { fields: { date: 'is yet to come' } });
  if ((input.taxMinor ?? 0) > input.amountMinor)
    throw new RequestError('validation', { fields: { taxMinor: 'must not be more than the amount' } });
  if (input.receiptFileId && !(await ownsFile(trx, input.receiptFileId, ownerId)))
    throw new RequestError('validation', { fields: { receiptFileId: 'is no private upload of yours' } });
  if (input.designId && !(await ownsDesign(trx, input.designId, ownerId)))
    throw new RequestError('validation', { fields: { designId: 'is no design of yours' } });
  if (input.productionId && !(await worksOn(trx, input.productionId, ownerId)))
    throw new RequestError('validation', { fields: { productionId: 'is no production of yours' } });
}

/** The day it already is somewhere: whoever spends may be fourteen hours ahead. */
function latestToday(): string {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
}
