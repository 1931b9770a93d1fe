import { normalizePromoCode } from '@orime/commerce';
import type { PromoCode, PromoCodeChange, PromoCodeInput } from '@orime/contracts/api/selling/promo-code';
import type { UserActor } from '../../../house/access/actor.ts';
import { audit } from '../../../house/access/audit.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { assertVersion } from '../../../house/http/if-match.ts';
import { newId } from '../../../house/ids.ts';
import { columnsOf, countScope, findProfileIdOf, listCodes } from './management.queries.ts';

export interface Manager {
  readonly actor: UserActor;
  readonly ip: string;
}

export async function createCode(db: Db, input: PromoCodeInput, manager: Manager): Promise<PromoCode> {
  return db.transaction().execute(async (trx) => {
    const scoped = await check(trx, input, manager);
    const id = newId('prm');
    await trx
      .insertInto('promo_codes')
      .values({ id, code: normalizePromoCode(input.code), ...columnsOf(scoped), created_by: manager.actor.userId })
      .execute();
    await record(trx, manager, 'create', id, scoped);
    return getCode(trx, id, manager);
  });
}

/** The code's letters stay: they are printed and sent already. */
export async function updateCode(db: Db, id: string, { version, ...input }: PromoCodeChange, manager: Manager): Promise<PromoCode> {
  return db.transaction().execute(async (trx) => {
    const known = await lock(trx, id, manager);
    assertVersion(version, known.version);
    const scoped = await check(trx, input, manager);
    if (normalizePromoCode(input.code) !== known.code) throw new RequestError('business_rule', { fields: { code: 'cannot be changed' } });
    if (input.usageLimit && input.usageLimit < known.usedCount)
      throw new RequestError('business_rule', { fields: { usageLimit: `is below the ${known.usedCount} already used` } });
    await trx
      .updateTable('promo_codes')
      .set({ ...columnsOf(scoped), version: known.version + 1 })
      .where('id', '=', id)
      .execute();
    await record(trx, manager, 'update', id, scoped);
    return getCode(trx, id, manager);
  });
}

export async function deleteCode(db: Db, id: string, manager: Manager): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const known = await lock(trx, id, manager);
    const used = await trx.selectFrom('promo_redemptions').select('id').where('promo_code_id', '=', id).limit(1).executeTakeFirst();
    if (used === undefined && known.promoterId === null) await trx.deleteFrom('promo_codes').where('id', '=', id).execute();
    else
      await trx
        .updateTable('promo_codes')
        .set({ active: false, version: known.version + 1, updated_at: new Date() })
        .where('id', '=', id)
        .execute();
    await record(trx, manager, 'delete', id, {});
  });
}

/** Purchases count limits under the same lock. */
async function lock(trx: Trx, id: string, manager: Manager): Promise<PromoCode> {
  await trx.selectFrom('promo_codes').select('id').where('id', '=', id).forUpdate().execute();
  return getCode(trx, id, manager);
}

async function getCode(trx: Trx, id: string, { actor }: Manager): Promise<PromoCode> {
  const [code] = await listCodes(trx, { id, ownerId: actor.role === 'admin' ? null : actor.userId }, { limit: 1, offset: 0 });
  if (code === undefined) throw new RequestError('not_found');
  return code;
}

/** What cannot be; and for a designer, what is not the own shop's. Gives the input with the scope filled in. */
async function check(trx: Trx, input: PromoCodeInput, { actor }: Manager): Promise<PromoCodeInput> {
  const needsCurrency = input.kind === 'amount' || (input.minSpendMinor ?? 0) > 0;
  if (input.kind === 'percent' && (input.value < 1 || input.value > 10_000))
    throw new RequestError('validation', { fields: { value: 'must be from 1 to 10000 basis points' } });
  if (input.kind === 'amount' && input.value < 1) throw new RequestError('validation', { fields: { value: 'must be more than nothing' } });
  if (needsCurrency && !input.currency) throw new RequestError('validation', { fields: { currency: 'is needed for an amount' } });
  if (input.startsAt && input.endsAt && input.startsAt >= input.endsAt)
    throw new RequestError('validation', { fields: { endsAt: 'must be after `startsAt`' } });
  const ownProfileId = actor.role === 'admin' ? null : await findProfileIdOf(trx, actor.userId);
  if (ownProfileId === undefined) throw new RequestError('business_rule', { details: { needs: 'profile' } });
  if (ownProfileId !== null && input.scope !== 'designer' && input.scope !== 'design')
    throw new RequestError('validation', { fields: { scope: 'must be your shop or designs of yours' } });
  if (input.scope === 'all') return input;
  const scopeIds = [...new Set(ownProfileId !== null && input.scope === 'designer' ? [ownProfileId] : (input.scopeIds ?? []))];
  if (scopeIds.length === 0 || (await countScope(trx, input.scope, scopeIds, ownProfileId)) < scopeIds.length)
    throw new RequestError('validation', { fields: { scopeIds: 'name something that does not exist or is not yours' } });
  return { ...input, scopeIds };
}

async function record(trx: Trx, { actor, ip }: Manager, verb: string, id: string, diff: object): Promise<void> {
  if (actor.role === 'admin') await audit(trx, { actor, ip, action: `promo-code.${verb}`, entity: 'promo_code', entityId: id, diff });
}
