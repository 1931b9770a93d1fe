import type { PayoutStatus } from '@orime/commerce';
import type { Marketplace } from '@orime/demo-data';
import { listBalances, sellerAccount } from '../../../domains/money/ledger/index.ts';
import type { Trx } from '../../../house/db/db.ts';
import { derivedId } from '../../derived-id.ts';
import { upsertRows } from '../../upsert.ts';

const dayMs = 86_400_000;

interface PlannedPayout {
  readonly status: PayoutStatus;
  readonly daysAgo: number;
  /** Of what the account has available. */
  readonly share: number;
}

/** For the demo designer first, then for the houses in order; who is not in it waits for the next run. */
const plan: readonly (readonly PlannedPayout[])[] = [
  [
    { status: 'paid', daysAgo: 22, share: 0.5 },
    { status: 'failed', daysAgo: 15, share: 0.3 },
    { status: 'pending', daysAgo: 1, share: 0.3 },
  ],
  [{ status: 'processing', daysAgo: 2, share: 1 }],
  [{ status: 'cancelled', daysAgo: 9, share: 1 }],
  [{ status: 'paid', daysAgo: 22, share: 1 }],
  [{ status: 'paid', daysAgo: 8, share: 0.6 }],
  [{ status: 'pending', daysAgo: 1, share: 1 }],
];

/** Payouts in every status, each with its entries in the ledger. Made once: what happened since is not touched. */
export async function loadPayouts(trx: Trx, market: Marketplace): Promise<void> {
  const demoUser = market.users.find((user) => user.email === 'designer@example.com')?.id;
  const profiles = market.profiles
    .filter(({ status }) => status === 'approved')
    .toSorted((a, b) => Number(b.userId === demoUser) - Number(a.userId === demoUser));
  const known = await trx
    .selectFrom('payouts')
    .select('id')
    .where('profile_id', '=', profiles[0]?.id ?? '')
    .limit(1)
    .executeTakeFirst();
  if (known !== undefined) return;
  const balances = (
    await listBalances(
      trx,
      profiles.map(({ id }) => sellerAccount(id)),
    )
  ).filter(({ availableMinor }) => availableMinor > 0);
  const payable = profiles.flatMap(({ id }) =>
    balances
      .filter(({ account }) => account === sellerAccount(id))
      .slice(0, 1)
      .map((balance) => ({ profileId: id, ...balance })),
  );
  const payouts = payable.slice(0, plan.length).flatMap(({ profileId, account, currency, availableMinor }, index) =>
    (plan[index] ?? []).map(({ status, daysAgo, share }, at) =>
      toRow(status, {
        id: derivedId('pyt', profileId, `${at}`),
        profileId,
        account,
        currency,
        amountMinor: Math.floor(availableMinor * share),
        made: new Date(Date.now() - daysAgo * dayMs),
      }),
    ),
  );
  await upsertRows(trx, 'payouts', payouts, { key: ['id'], keep: 'all' });
  await upsertRows(trx, 'ledger_entries', payouts.flatMap(toEntries), { key: ['kind', 'ref', 'account'], keep: 'all' });
}

function toRow(
  status: PayoutStatus,
  payout: {
    readonly id: string;
    readonly profileId: string;
    readonly account: string;
    readonly currency: string;
    readonly amountMinor: number;
    readonly made: Date;
  },
) {
  const settled = new Date(payout.made.getTime() + 2 * dayMs);
  const hasEnded = status === 'paid' || status === 'failed' || status === 'cancelled';
  return {
    id: payout.id,
    account: payout.account,
    profile_id: payout.profileId,
    amount_minor: payout.amountMinor,
    currency: payout.currency,
    status,
    reference: status === 'paid' ? `TR-${payout.id.slice(-8)}` : '',
    failure: status === 'failed' ? 'The bank did not know the account number.' : '',
    created_at: payout.made,
    updated_at: hasEnded ? settled : payout.made,
    paid_at: status === 'paid' ? settled : null,
    version: hasEnded ? 3 : 1,
  };
}

/** Money leaves the balance with the payout, and comes back with one that came to nothing. */
function toEntries({
  id,
  account,
  amount_minor: amount,
  currency,
  status,
  created_at: made,
  updated_at: settled,
}: ReturnType<typeof toRow>) {
  const entry = (ref: string, sign: 1 | -1, at: Date) => [
    { account, kind: 'payout', amount_minor: sign * amount, currency, ref, created_at: at },
    { account: 'bank', kind: 'payout', amount_minor: -sign * amount, currency, ref, created_at: at },
  ];
  return [...entry(id, -1, made), ...(status === 'failed' || status === 'cancelled' ? entry(`${id}:returned`, 1, settled) : [])];
}
