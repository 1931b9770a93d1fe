import * as endpoints from '@orime/contracts/api/money/commission-rate';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { audit } from '../../../house/access/audit.ts';
import { admins, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import { columnsOf, hasOverlap, listRates, scopeExists } from './commission-rate.queries.ts';

/** Rates of the marketplace. A change is for sales to come: sold lines keep the rate they were sold at. */
export async function commissionRateRoutes(app: ApiApp): Promise<void> {
  const { db } = app;
  const config = { rule: admins, freshPassword: true } as const;

  app.route({ ...endpoints.listCommissionRates, config: { rule: admins }, handler: async () => [...(await listRates(db))] });

  app.route({
    ...endpoints.createCommissionRate,
    config: { ...config, idempotent: 'if-keyed' },
    handler: (request) =>
      db.transaction().execute(async (trx) => {
        await check(trx, request.body, null);
        const id = newId('cmr');
        await trx
          .insertInto('commission_rates')
          .values({ id, ...columnsOf(request.body) })
          .execute();
        await record(trx, request, 'create', id);
        return getRate(trx, id);
      }),
  });

  app.route({
    ...endpoints.updateCommissionRate,
    config,
    handler: (request) =>
      db.transaction().execute(async (trx) => {
        await check(trx, request.body, request.params.id);
        const { numUpdatedRows } = await trx
          .updateTable('commission_rates')
          .set(columnsOf(request.body))
          .where('id', '=', request.params.id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new RequestError('not_found');
        await record(trx, request, 'update', request.params.id);
        return getRate(trx, request.params.id);
      }),
  });

  app.route({
    ...endpoints.deleteCommissionRate,
    config,
    handler: (request) =>
      db.transaction().execute(async (trx) => {
        const rate = await getRate(trx, request.params.id);
        if (rate.usedBy === 0) await trx.deleteFrom('commission_rates').where('id', '=', rate.id).execute();
        else await trx.updateTable('commission_rates').set({ valid_to: new Date() }).where('id', '=', rate.id).execute();
        await record(trx, request, 'delete', rate.id);
        return { success: true };
      }),
  });
}

/** `id`: the rate that the input replaces; null for a new one. */
async function check(trx: Trx, input: endpoints.CommissionRateInput, id: string | null): Promise<void> {
  if (input.kind === 'percent' && input.value > 10_000)
    throw new RequestError('validation', { fields: { value: 'must be at most 10000 basis points' } });
  if (input.kind === 'fixed' && (input.currency ?? null) === null)
    throw new RequestError('validation', { fields: { currency: 'is needed for a fixed rate' } });
  if (input.validFrom && input.validTo && input.validFrom >= input.validTo)
    throw new RequestError('validation', { fields: { validTo: 'must be after `validFrom`' } });
  if ((input.minMinor ?? 0) > (input.maxMinor ?? Number.MAX_SAFE_INTEGER))
    throw new RequestError('validation', { fields: { maxMinor: 'must not be below `minMinor`' } });
  if (input.scope !== 'global' && !(await scopeExists(trx, input.scope, input.scopeId ?? '')))
    throw new RequestError('validation', { fields: { scopeId: 'names nothing that exists' } });
  // One after the other: two that are written at the same time would not see each other.
  await sql`SELECT pg_advisory_xact_lock(hashtext('commission rates'))`.execute(trx);
  if (await hasOverlap(trx, input, id)) throw new RequestError('rate_overlap', { fields: { validFrom: 'overlaps another rate' } });
}

async function getRate(trx: Trx, id: string): Promise<endpoints.CommissionRate> {
  const [rate] = await listRates(trx, id);
  if (rate === undefined) throw new RequestError('not_found');
  return rate;
}

async function record(trx: Trx, request: FastifyRequest, verb: string, id: string): Promise<void> {
  const diff = typeof request.body === 'object' && request.body !== null ? request.body : {};
  await audit(trx, {
    actor: userOf(request),
    action: `commission-rate.${verb}`,
    entity: 'commission_rate',
    entityId: id,
    diff,
    ip: request.ip,
  });
}
