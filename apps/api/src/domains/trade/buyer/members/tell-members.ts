import type { LocalText } from '@orime/contracts';
import type { NotificationData } from '@orime/contracts/api/notify/notification';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { newId } from '../../../../house/ids.ts';
import { notify } from '../../../notify/notification/index.ts';

type News = Omit<NotificationData['company_member'], 'company'> & { readonly userId: string };

/** Tells somebody, beside the bell, of a change among their company's people. */
export async function tellMember(trx: Trx, { userId, ...news }: News): Promise<void> {
  const data = { ...news, company: await readCompanyName(trx, news.buyerId) };
  await notify(trx, { userId, kind: 'company_member', data, dedupeKey: newId('cpn') });
}

/** Tells the owners who has joined. */
export async function tellOwners(trx: Trx, news: Omit<News, 'userId'>, joinedId: string): Promise<void> {
  const owners = await trx
    .selectFrom('buyer_members')
    .select('user_id')
    .where('buyer_id', '=', news.buyerId)
    .where('role', '=', 'owner')
    .where('user_id', '<>', joinedId)
    .execute();
  for (const { user_id: userId } of owners) await tellMember(trx, { ...news, userId });
}

/** As a company is called in each language. */
export async function readCompanyName(db: Db, buyerId: string): Promise<LocalText> {
  const { rows } = await sql<LocalText>`
    SELECT name AS en, coalesce(nullif(trade_name_jp, ''), name) AS jp FROM buyers, LATERAL (SELECT coalesce(nullif(trade_name, ''), company_legal) AS name) AS names WHERE id = ${buyerId}`.execute(
    db,
  );
  if (rows[0] === undefined) throw new Error(`no company ${buyerId}`);
  return rows[0];
}
