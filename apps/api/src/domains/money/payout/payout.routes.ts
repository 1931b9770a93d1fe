import { toMajor } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import * as endpoints from '@orime/contracts/api/money/payout';
import { admins, allow, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { writeCsv } from '../../../house/documents/csv.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readPage } from '../../../house/http/paging.ts';
import { sendDocument } from '../../../house/http/send-document.ts';
import { toPrice } from '../../site/market/index.ts';
import { listBalances } from '../ledger/index.ts';
import { listAccountsOf, listPayoutRows, listStatement, sumAccounts, type PayoutRow } from './payout.queries.ts';
import { listDuePayouts, movePayout, runPayouts } from './payout.service.ts';

const dayMs = 86_400_000;

export async function payoutRoutes(app: ApiApp): Promise<void> {
  const { db } = app;

  app.route({
    ...endpoints.listPayouts,
    config: { rule: allow('designer', 'producer', 'admin') },
    handler: async (request) => {
      const page = readPage(request.query);
      const { role, userId } = userOf(request);
      const isAdmin = role === 'admin';
      const { rows, total } = await listPayoutRows(db, { ...page, status: request.query.status, ...(isAdmin ? {} : { ownerId: userId }) });
      return { items: rows.map(toPayout), total, page: page.page, balances: isAdmin ? [] : await balancesOf(userId) };
    },
  });

  app.route({
    ...endpoints.listDuePayouts,
    config: { rule: admins },
    handler: async () => {
      const due = await listDuePayouts(db);
      const sums = await sumAccounts(db);
      // The ledger has accounts and currencies of its checks only.
      type Account = endpoints.DuePayouts['accounts'][number]['account'];
      return {
        due: due.map((each) => ({
          kind: kindOf(each.account),
          profile: { id: each.profile_id, handle: each.handle, name: each.name, nameJp: each.name_jp },
          amount: toPrice(each.amountMinor, each.currency as Currency),
          isDue: each.isDue,
        })),
        accounts: sums.map((each) => ({ account: each.account as Account, sum: toPrice(each.sum_minor, each.currency as Currency) })),
      };
    },
  });

  const { method, url, querystring } = endpoints.payoutStatement;
  app.route({
    method,
    url,
    schema: { querystring },
    config: { rule: allow('designer', 'producer') },
    handler: async (request, reply) => {
      const { currency } = request.query;
      const { from, to } = timeOf(request.query);
      const lines = await listStatement(db, await listAccountsOf(db, userOf(request).userId), { from, to, currency });
      const csv = writeCsv(
        ['date', 'account', 'kind', 'reference', 'order', 'amount', 'currency', 'balance'],
        lines.map((line) => {
          const unit = line.currency as Currency; // the ledger has currencies of our markets only
          return [
            line.at.toISOString(),
            line.account.split(':')[0] ?? '',
            line.kind,
            line.ref,
            line.number,
            toMajor(line.amount_minor, unit),
            unit,
            toMajor(line.balance_minor, unit),
          ];
        }),
      );
      const name = `statement-${isoDay(from)}-${isoDay(new Date(to.getTime() - 1))}`;
      return sendDocument(reply, { kind: 'csv', name, bytes: csv });
    },
  });

  app.route({
    ...endpoints.runPayouts,
    config: { rule: admins, freshPassword: true, idempotent: true },
    handler: async (request) => {
      const actor = userOf(request);
      return { payouts: (await runPayouts(db, request.body.currency, { actor, ip: request.ip })).map(toPayout) };
    },
  });
  app.route({
    ...endpoints.movePayout,
    config: { rule: admins, freshPassword: true },
    handler: async (request) => toPayout(await movePayout(db, request.params.id, request.body, { actor: userOf(request), ip: request.ip })),
  });

  async function balancesOf(userId: string): Promise<endpoints.PayoutBalance[]> {
    const balances = Map.groupBy(await listBalances(db, await listAccountsOf(db, userId)), ({ currency }) => currency);
    return [...balances].map(([currency, parts]) => {
      const unit = currency as Currency; // the ledger has currencies of our markets only
      const sum = (pick: (part: (typeof parts)[number]) => number) =>
        toPrice(
          parts.reduce((total, part) => total + pick(part), 0),
          unit,
        );
      return { currency: unit, total: sum((part) => part.totalMinor), available: sum((part) => part.availableMinor) };
    });
  }
}

function toPayout(row: PayoutRow): endpoints.Payout {
  return {
    _id: row.id,
    id: row.id,
    kind: kindOf(row.account),
    profile: { id: row.profile_id, handle: row.handle, name: row.name, nameJp: row.name_jp },
    amount: toPrice(row.amount_minor, row.currency as Currency), // as above
    status: row.status,
    reference: row.reference,
    failure: row.failure,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    version: row.version,
  };
}

function kindOf(account: string): endpoints.Payout['kind'] {
  return account.startsWith('promoter:') ? 'promoter' : 'seller';
}

/** The last 30 days when nothing is said. */
function timeOf(query: { readonly from?: string; readonly to?: string }): { from: Date; to: Date } {
  const to = new Date(new Date(query.to ?? isoDay(new Date())).getTime() + dayMs);
  const from = query.from === undefined ? new Date(to.getTime() - 30 * dayMs) : new Date(query.from);
  if (from >= to) throw new RequestError('validation', { fields: { from: 'must not be after `to`' } });
  if (to.getTime() - from.getTime() > 366 * dayMs)
    throw new RequestError('validation', { fields: { from: 'must be within a year of `to`' } });
  return { from, to };
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
