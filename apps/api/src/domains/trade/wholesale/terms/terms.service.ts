import type { WholesaleTerms, WholesaleTermsInput } from '@orime/contracts/api/trade/wholesale-terms';
import { sql } from 'kysely';
import { audit } from '../../../../house/access/audit.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { assertVersion } from '../../../../house/http/if-match.ts';
import { newId } from '../../../../house/ids.ts';
import { readTerms } from './terms.queries.ts';

type WindowInput = WholesaleTermsInput['windows'][number];

/** Replaces a designer's terms by these, all or nothing. */
export async function saveTerms(
  db: Db,
  caller: Caller,
  profileId: string,
  input: WholesaleTermsInput,
  expected: number | undefined,
): Promise<WholesaleTerms> {
  check(input);
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('wholesale_terms')
      .values({ profile_id: profileId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { version } = await trx
      .selectFrom('wholesale_terms')
      .select('version')
      .where('profile_id', '=', profileId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    assertVersion(expected, version);
    const before = await readTerms(trx, profileId);
    await trx.deleteFrom('brand_terms').where('profile_id', '=', profileId).execute();
    if (input.minimums.length > 0) {
      await trx
        .insertInto('brand_terms')
        .values(
          input.minimums.map((each) => ({
            profile_id: profileId,
            currency: each.currency,
            first_order_min_minor: each.firstOrderMinor,
            reorder_min_minor: each.reorderMinor,
          })),
        )
        .execute();
    }
    await saveWindows(trx, profileId, before.windows, input.windows);
    await trx
      .updateTable('wholesale_terms')
      .set({ version: version + 1, updated_at: new Date() })
      .where('profile_id', '=', profileId)
      .execute();
    if (caller.staffRole !== 'none')
      await audit(trx, {
        actor: caller,
        action: 'wholesale-terms.update',
        entity: 'profile',
        entityId: profileId,
        diff: { from: before, to: input },
        ip: caller.ip,
      });
    return readTerms(trx, profileId);
  });
}

async function saveWindows(trx: Trx, profileId: string, before: WholesaleTerms['windows'], wanted: readonly WindowInput[]): Promise<void> {
  const known = new Set(before.map(({ id }) => id));
  const strange = wanted.findIndex(({ id }) => id !== undefined && !known.has(id));
  if (strange >= 0) throw new RequestError('validation', { fields: { [`windows.${strange}.id`]: 'is none of the windows' } });
  const kept = new Set(wanted.map(({ id }) => id));
  for (const window of before) {
    if (kept.has(window.id)) continue;
    // What orders point to stays, closed for new ones.
    if (window.orders > 0)
      await sql`UPDATE delivery_windows SET order_cutoff = least(order_cutoff, current_date - 1) WHERE id = ${window.id}`.execute(trx);
    else await trx.deleteFrom('delivery_windows').where('id', '=', window.id).execute();
  }
  for (const { id, name, startShip, endShip, orderCutoff, prebook } of wanted) {
    await sql`
      INSERT INTO delivery_windows (id, profile_id, name_en, name_jp, start_ship, end_ship, order_cutoff, prebook)
      VALUES (${id ?? newId('dwn')}, ${profileId}, ${name.en.trim()}, ${name.jp.trim()}, ${startShip}::date, ${endShip}::date, ${orderCutoff}::date, ${prebook})
      ON CONFLICT (id) DO UPDATE SET name_en = excluded.name_en, name_jp = excluded.name_jp, start_ship = excluded.start_ship, end_ship = excluded.end_ship, order_cutoff = excluded.order_cutoff, prebook = excluded.prebook`.execute(
      trx,
    );
  }
}

function check({ minimums, windows }: WholesaleTermsInput): void {
  const fields: Record<string, string> = {};
  if (new Set(minimums.map(({ currency }) => currency)).size < minimums.length) fields['minimums'] = 'has a currency twice';
  const ids = windows.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (new Set(ids).size < ids.length) fields['windows'] = 'has a window twice';
  windows.forEach((window, index) => {
    const at = `windows.${index}`;
    if (window.name.en.trim() === '' && window.name.jp.trim() === '') fields[`${at}.name`] = 'is needed in one language at least';
    // Days as text compare as days.
    if (window.endShip <= window.startShip) fields[`${at}.endShip`] = 'must be after the first day of shipping';
    if (window.orderCutoff > window.endShip) fields[`${at}.orderCutoff`] = 'must not be after the last day of shipping';
  });
  if (Object.keys(fields).length > 0) throw new RequestError('validation', { fields });
}
