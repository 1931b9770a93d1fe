import { canTransition, payoutMachine, type PayoutStatus } from '@orime/commerce';
import { sql } from 'kysely';
import type { UserActor } from '../../../house/access/actor.ts';
import { audit } from '../../../house/access/audit.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import { readAmountSetting } from '../../site/settings/index.ts';
import { listBalances, postLedger } from '../ledger/index.ts';
import { listPayableAccounts, listPayoutRows, type PayableAccount, type PayoutRow } from './payout.queries.ts';

export interface Staff {
  readonly actor: UserActor;
  readonly ip: string;
}

/** Smaller amounts wait for more, unless set otherwise. Minor units. */
const defaultMinimum: Readonly<Record<string, number>> = { USD: 2_000, JPY: 3_000, EUR: 2_000 };

/** Pays out what every account has available. Accounts are done one by one, each with a lock of its own, so two runs at once pay once. */
export async function runPayouts(db: Db, currency: string | undefined, staff: Staff): Promise<readonly PayoutRow[]> {
  const ids: string[] = [];
  for (const account of await listPayableAccounts(db, currency)) {
    const id = await payOut(db, account, staff);
    if (id !== undefined) ids.push(id);
  }
  if (ids.length === 0) return [];
  return (await listPayoutRows(db, { ids, limit: ids.length, offset: 0 })).rows;
}

export interface DuePayout extends PayableAccount {
  readonly amountMinor: number;
  /** At least the minimum of its currency. */
  readonly isDue: boolean;
}

/** What every account has available now; nothing is paid. */
export async function listDuePayouts(db: Db): Promise<readonly DuePayout[]> {
  const accounts = await listPayableAccounts(db, undefined);
  const balances = await listBalances(db, [...new Set(accounts.map(({ account }) => account))]);
  const minimums = new Map<string, number>();
  for (const currency of new Set(accounts.map((each) => each.currency))) minimums.set(currency, await readMinimum(db, currency));
  return accounts.flatMap((each) => {
    const balance = balances.find(({ account, currency }) => account === each.account && currency === each.currency);
    const amountMinor = balance?.availableMinor ?? 0;
    return amountMinor > 0 ? [{ ...each, amountMinor, isDue: amountMinor >= (minimums.get(each.currency) ?? 0) }] : [];
  });
}

async function readMinimum(db: Db | Trx, currency: string): Promise<number> {
  return readAmountSetting(db, 'payout_minimum', currency, defaultMinimum[currency] ?? 0);
}

async function payOut(db: Db, { account, currency, profile_id }: PayableAccount, staff: Staff): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`payout ${account}`}, 0))`.execute(trx);
    const balance = (await listBalances(trx, [account])).find((each) => each.currency === currency);
    const minimum = await readMinimum(trx, currency);
    const amountMinor = balance?.availableMinor ?? 0;
    if (amountMinor <= 0 || amountMinor < minimum) return undefined;
    const id = newId('pyt');
    await trx
      .insertInto('payouts')
      .values({ id, account, profile_id, amount_minor: amountMinor, currency, created_by: staff.actor.userId, paid_at: null })
      .execute();
    await postLedger(trx, {
      ref: id,
      currency,
      against: 'bank',
      kind: 'payout',
      entries: [{ account, kind: 'payout', amountMinor: -amountMinor }],
    });
    await audit(trx, { ...staff, action: 'payout.create', entity: 'payout', entityId: id, diff: { account, amountMinor, currency } });
    return id;
  });
}

export interface PayoutMove {
  readonly status: PayoutStatus;
  readonly reference?: string | undefined;
  readonly failure?: string | undefined;
}

/** Records the next step of a payout; one that fails or is cancelled gives its money back to the balance. Repeating a step changes nothing. */
export async function movePayout(db: Db, id: string, { status, reference, failure }: PayoutMove, staff: Staff): Promise<PayoutRow> {
  await db.transaction().execute(async (trx) => {
    const payout = await trx
      .selectFrom('payouts')
      .select(['status', 'account', 'amount_minor', 'currency', 'reference', 'failure'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (payout === undefined) throw new RequestError('not_found');
    if (payout.status === status) return;
    if (!canTransition(payoutMachine, payout.status, status))
      throw new RequestError('invalid_transition', { details: { from: payout.status, to: status } });
    await trx
      .updateTable('payouts')
      .set((eb) => ({
        status,
        reference: reference ?? payout.reference,
        failure: failure ?? payout.failure,
        updated_at: new Date(),
        version: eb('version', '+', 1),
        ...(status === 'paid' && { paid_at: new Date() }),
      }))
      .where('id', '=', id)
      .execute();
    if (status === 'failed' || status === 'cancelled') {
      await postLedger(trx, {
        ref: `${id}:returned`,
        currency: payout.currency,
        against: 'bank',
        kind: 'payout',
        entries: [{ account: payout.account, kind: 'payout', amountMinor: payout.amount_minor }],
      });
    }
    await audit(trx, {
      ...staff,
      action: 'payout.move',
      entity: 'payout',
      entityId: id,
      diff: { from: payout.status, to: status, reference, failure },
    });
  });
  const row = (await listPayoutRows(db, { ids: [id], limit: 1, offset: 0 })).rows[0];
  if (row === undefined) throw new Error(`payout ${id} cannot be read`);
  return row;
}
