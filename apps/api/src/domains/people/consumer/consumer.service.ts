import type { Consumer, ConsumerInput } from '@orime/contracts/api/people/consumer';
import { sql } from 'kysely';
import type { UserActor } from '../../../house/access/actor.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { listAddresses } from '../addresses/index.ts';

interface ConsumerRow {
  readonly id: string;
  readonly display_name: string;
  readonly sizes: Readonly<Record<string, string>>;
  readonly gender_pref: Consumer['genderPref'];
  /** `YYYY-MM-DD`. */
  readonly birthday: string | null;
}

/** What the account told of itself; of one that told nothing, its name. */
export async function readConsumer(db: Db, { userId, name }: Pick<UserActor, 'userId' | 'name'>): Promise<Consumer> {
  const { rows } = await sql<ConsumerRow>`
    SELECT id, display_name, sizes, gender_pref, to_char(birthday, 'YYYY-MM-DD') AS birthday FROM consumers WHERE user_id = ${userId}`.execute(
    db,
  );
  const row = rows[0] ?? { id: idFor(userId), display_name: name, sizes: {}, gender_pref: null, birthday: null };
  return {
    _id: row.id,
    id: row.id,
    displayName: row.display_name,
    sizes: row.sizes,
    genderPref: row.gender_pref,
    birthday: row.birthday,
    shippingAddresses: await listAddresses(db, { type: 'user', id: userId }),
  };
}

/** What is left out stays as it is. */
export async function updateConsumer(
  db: Db,
  actor: Pick<UserActor, 'userId' | 'name'>,
  { displayName, sizes, genderPref, birthday }: ConsumerInput,
): Promise<Consumer> {
  if (birthday !== undefined && birthday !== null && !isBirthday(birthday))
    throw new RequestError('validation', { fields: { birthday: 'must be a day between 1900 and today' } });
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('consumers')
      .values({ id: idFor(actor.userId), user_id: actor.userId, display_name: actor.name })
      // Whichever of its two keys is taken: of requests that come at once, one makes the row.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .updateTable('consumers')
      .set({
        display_name: displayName?.trim(),
        sizes: sizes === undefined ? undefined : JSON.stringify(sizes),
        gender_pref: genderPref,
        birthday,
        updated_at: new Date(),
      })
      .where('user_id', '=', actor.userId)
      .execute();
  });
  return readConsumer(db, actor);
}

/** The same before and after something is told. */
function idFor(userId: string): string {
  return `con_${userId.replace(/^usr_/, '')}`;
}

function isBirthday(day: string): boolean {
  return day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10);
}
