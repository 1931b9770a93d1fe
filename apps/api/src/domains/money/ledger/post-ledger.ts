import type { Trx } from '../../../house/db/db.ts';

export type LedgerKind = 'sale' | 'commission' | 'shipping' | 'promotion' | 'refund' | 'payout' | 'adjustment';

export interface LedgerEntry {
  readonly account: string;
  readonly kind: LedgerKind;
  /** Positive: the account is owed it. Zero is not written. */
  readonly amountMinor: number;
}

export interface Posting {
  /** What the entries are about: the id of an order, a refund, a payout. Posting the same again changes nothing. */
  readonly ref: string;
  readonly orderId?: string;
  readonly wholesaleOrderId?: string;
  readonly currency: string;
  /** Who stands against the entries, so that all of them sum to zero: buyers pay in, the bank pays out. */
  readonly against: 'buyers' | 'bank';
  /** Of the entry against them. */
  readonly kind: LedgerKind;
  readonly availableAt?: Date;
  readonly entries: readonly LedgerEntry[];
}

/**
 * Writes down who is owed what, in the transaction of what causes it. The ledger is double entry: whatever the entries
 * leave open is the other side's. One entry a kind, account and reference; a repeated posting is passed over.
 */
export async function postLedger(
  trx: Trx,
  { ref, orderId, wholesaleOrderId, currency, against, kind, availableAt, entries }: Posting,
): Promise<void> {
  const open = entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const all = merge([...entries, { account: against, kind, amountMinor: -open }]);
  if (all.length === 0) return;
  await trx
    .insertInto('ledger_entries')
    .values(
      all.map((entry) => ({
        account: entry.account,
        kind: entry.kind,
        amount_minor: entry.amountMinor,
        currency,
        ref,
        order_id: orderId ?? null,
        wholesale_order_id: wholesaleOrderId ?? null,
        available_at: availableAt ?? null,
      })),
    )
    .onConflict((conflict) => conflict.constraint('ledger_entries__kind__ref__account').doNothing())
    .execute();
}

/** An amount that goes from one account to another. */
export function transfer(kind: LedgerKind, from: string, to: string, amountMinor: number): readonly LedgerEntry[] {
  return [
    { account: from, kind, amountMinor: -amountMinor },
    { account: to, kind, amountMinor },
  ];
}

/** Entries of one account and kind are one; what comes to nothing is left out. */
function merge(entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const sums = Map.groupBy(entries, ({ account, kind }) => `${kind} ${account}`);
  return [...sums.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const amountMinor = others.reduce((sum, entry) => sum + entry.amountMinor, first.amountMinor);
    return amountMinor === 0 ? [] : [{ ...first, amountMinor }];
  });
}
