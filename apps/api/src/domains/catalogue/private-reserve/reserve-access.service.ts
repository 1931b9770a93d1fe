import { sql } from 'kysely';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isStaff, type Actor } from '../../../house/access/actor.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';

const passDays = 30;
/** Who follows so many designers is let in without a code. */
const loyalFollows = 10;

export interface Pass {
  readonly pass: string;
  readonly expiresAt: Date;
}

/** Staff, verified buyers, loyal followers, accounts that came in by a code, and visitors with a pass of a code that still counts. */
export async function hasAccess(db: Db, secret: string, actor: Actor, pass: string | undefined): Promise<boolean> {
  if (isStaff(actor) || actor.role === 'buyer-verified') return true;
  if (actor.userId !== null && (await isMember(db, actor.userId))) return true;
  const codeId = pass === undefined ? undefined : readPass(secret, pass);
  if (codeId === undefined) return false;
  return (
    (await db.selectFrom('reserve_codes').select('id').where('id', '=', codeId).where('active', '=', true).executeTakeFirst()) !== undefined
  );
}

async function isMember(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`
    SELECT EXISTS (SELECT FROM reserve_members WHERE user_id = ${userId}) OR (SELECT count(*) FROM follows WHERE follower_user_id = ${userId}) >= ${loyalFollows} AS yes`.execute(
    db,
  );
  return rows[0]?.yes === true;
}

/** Uses a code once for an account, however often it is typed, or for a visitor, who gets a pass. Throws `validation` for one that does not count. */
export async function useCode(db: Db, secret: string, actor: Actor, typed: string): Promise<Pass | undefined> {
  return db.transaction().execute(async (trx) => {
    const code = typed.trim().toUpperCase();
    const { rows } = await sql<{ id: string; isFull: boolean }>`
      SELECT id, used_count >= coalesce(most_uses, used_count + 1) AS "isFull" FROM reserve_codes WHERE code = ${code} AND active AND coalesce(expires_at > now(), true) FOR UPDATE`.execute(
      trx,
    );
    const found = rows[0];
    if (found === undefined) throw wrongCode();
    if (actor.userId !== null && (await isMember(trx, actor.userId))) return undefined;
    if (found.isFull) throw wrongCode();
    await sql`UPDATE reserve_codes SET used_count = used_count + 1 WHERE id = ${found.id}`.execute(trx);
    if (actor.userId === null) return writePass(secret, found.id, new Date(Date.now() + passDays * 86_400_000));
    await trx
      .insertInto('reserve_members')
      .values({ user_id: actor.userId, code_id: found.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return undefined;
  });
}

function wrongCode(): RequestError {
  return new RequestError('validation', { fields: { code: 'does not count, or no longer' } });
}

function writePass(secret: string, codeId: string, expiresAt: Date): Pass {
  const content = `${codeId}.${expiresAt.getTime()}`;
  return { pass: `${content}.${sign(secret, content)}`, expiresAt };
}

/** The code of a pass that was written here and has not run out. */
function readPass(secret: string, pass: string): string | undefined {
  const [codeId = '', expires = '', signature = ''] = pass.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, `${codeId}.${expires}`))];
  return given.length === right.length && timingSafeEqual(given, right) && Number(expires) > Date.now() ? codeId : undefined;
}

function sign(secret: string, content: string): string {
  return createHmac('sha256', secret).update(`reserve-pass:${content}`).digest('base64url');
}
