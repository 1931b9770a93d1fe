import type { Agreement } from '@orime/contracts/api/people/profile';
import type { Caller } from '../../../house/access/caller.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { listPolicyTexts } from '../../site/policy/index.ts';

const slug = 'vendor';

export async function readAgreement(db: Db, userId: string): Promise<Agreement> {
  const version = await versionInForce(db);
  const row = await db
    .selectFrom('agreement_acceptances')
    .select('accepted_at')
    .where('user_id', '=', userId)
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirst();
  return { version, acceptedAt: row?.accepted_at.toISOString() ?? null };
}

/** Keeps version, time and address of the first acceptance; a designer's profile says the same. */
export async function acceptAgreement(db: Db, { userId, ip }: Caller, version: string): Promise<Agreement> {
  await db.transaction().execute(async (trx) => {
    const current = await versionInForce(trx);
    if (current !== version) throw new RequestError('conflict', { details: { version: current } });
    const first = await trx
      .insertInto('agreement_acceptances')
      .values({ user_id: userId, slug, version, ip })
      .onConflict((conflict) => conflict.columns(['user_id', 'slug', 'version']).doNothing())
      .returning('accepted_at')
      .executeTakeFirst();
    if (first === undefined) return;
    await trx
      .updateTable('profiles')
      .set({ agreement_version: version, agreement_at: first.accepted_at })
      .where('user_id', '=', userId)
      .execute();
  });
  return readAgreement(db, userId);
}

async function versionInForce(db: Db): Promise<string> {
  const [text] = await listPolicyTexts(db, slug);
  if (text === undefined) throw new RequestError('not_found');
  return text.version;
}
