import { MARKETS, type Currency } from '@orime/contracts';
import type { AdminSettings, saveSettings, Settings } from '@orime/contracts/api/site/settings';
import type { Body } from '@orime/contracts/schemas';
import { sql } from 'kysely';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { getMarketRules, readHoldMinutes } from '../market/index.ts';
import { SETTING_KEYS } from './setting-keys.ts';
import { readCommissionTaxRates, readRefundReauthFrom, readReturnFee, readReturnWindowDays, readSellingTerms } from './settings.service.ts';

/** Every setting as it is in force. */
export async function readAdminSettings(db: Db): Promise<AdminSettings> {
  const rules = Object.fromEntries(
    await Promise.all(MARKETS.map(async ({ currency }) => [currency, await getMarketRules(db, currency)] as const)),
  ) as Record<Currency, Awaited<ReturnType<typeof getMarketRules>>>; // MARKETS has every currency
  const inEach = <Value>(read: (currency: Currency) => Value) => ({ USD: read('USD'), JPY: read('JPY'), EUR: read('EUR') });
  const { wholesaleCommissionBp, payoutAfterDays, payoutEveryDays } = await readSellingTerms(db);
  const fees = { USD: await readReturnFee(db, 'USD'), JPY: await readReturnFee(db, 'JPY'), EUR: await readReturnFee(db, 'EUR') };
  const limits = {
    USD: await readRefundReauthFrom(db, 'USD'),
    JPY: await readRefundReauthFrom(db, 'JPY'),
    EUR: await readRefundReauthFrom(db, 'EUR'),
  };
  const settings: Settings = {
    freeShippingThreshold: inEach((currency) => rules[currency].freeShippingFromMinor),
    shippingRates: inEach((currency) => ({ ...rules[currency].shippingMinor })),
    taxRates: inEach((currency) => ({ rateBp: rules[currency].tax.rateBp, included: rules[currency].tax.included })),
    returnFee: fees,
    refundReauthFrom: limits,
    returnWindowDays: await readReturnWindowDays(db),
    holdMinutes: await readHoldMinutes(db),
    wholesaleCommissionBp,
    commissionTaxRates: await readCommissionTaxRates(db),
    payoutAfterDays,
    payoutEveryDays,
  };
  return { settings, changed: await readChanges(db) };
}

async function readChanges(db: Db): Promise<AdminSettings['changed']> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'updated_at', 'updated_by'])
    .where('key', 'in', Object.values(SETTING_KEYS))
    .execute();
  const byKey = new Map(rows.map((row) => [row.key, { at: row.updated_at.toISOString(), by: row.updated_by }]));
  return Object.fromEntries(
    Object.entries(SETTING_KEYS).flatMap(([name, key]) => {
      const change = byKey.get(key);
      return change === undefined ? [] : [[name, change]];
    }),
  );
}

/** Keeps what is given and records from what it was changed. What somebody else changed meanwhile is not written over unseen. */
export async function saveAdminSettings(
  db: Db,
  admin: Caller,
  { seen = {}, ...change }: Body<typeof saveSettings>,
): Promise<AdminSettings> {
  return db.transaction().execute(async (trx) => {
    // One after the other: who comes second compares with what the first has saved.
    await sql`SELECT pg_advisory_xact_lock(hashtext('settings'))`.execute(trx);
    const { settings: before, changed } = await readAdminSettings(trx);
    const names = Object.keys(seen).filter((name) => seen[name] !== (changed[name]?.at ?? null));
    if (names.length > 0) throw new RequestError('conflict', { details: { names } });
    for (const name of Object.keys(SETTING_KEYS) as (keyof Settings)[]) {
      // keys of a Record<SettingName, …>
      const value = change[name];
      if (value === undefined || JSON.stringify(value) === JSON.stringify(before[name])) continue;
      const row = { value: JSON.stringify(value), updated_by: admin.userId, updated_at: new Date() };
      await trx
        .insertInto('settings')
        .values({ key: SETTING_KEYS[name], ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
      await audit(trx, {
        actor: admin,
        action: 'settings.update',
        entity: 'setting',
        entityId: name,
        diff: { from: before[name], to: value },
        ip: admin.ip,
      });
    }
    return readAdminSettings(trx);
  });
}
