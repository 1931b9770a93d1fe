import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { reindexProducers } from '../../../house/search/index.ts';
import { takeAwayFiles, takeAwayPortraits } from '../../media/upload/index.ts';
import { closeProfile } from '../../people/profile/index.ts';
import { isLastOwner, lockPlace, takeOut } from '../../trade/buyer/index.ts';

/** Closes what an account runs: a designer's pages, a producer's, a company's. 409 `conflict` where something is still open. */
export async function closePages(trx: Trx, userId: string): Promise<void> {
  const user = await trx.selectFrom('users').select('staff_role').where('id', '=', userId).executeTakeFirstOrThrow();
  if (user.staff_role !== 'none') throw new RequestError('conflict', { details: { reason: 'staff' } });
  const profile = await trx
    .selectFrom('profiles')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (profile !== undefined) await closeProfile(trx, profile.id);
  await closeProducer(trx, userId);
  await closeCompany(trx, userId);
}

async function closeProducer(trx: Trx, userId: string): Promise<void> {
  const producers = await trx
    .selectFrom('producers')
    .select(['id', 'avatar_id', 'cover_id'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
  for (const { id, avatar_id: avatarId, cover_id: coverId } of producers) {
    await trx
      .updateTable('producers')
      .set({
        handle: `gone-${id.slice(-20).toLowerCase()}`,
        name: 'Former producer',
        name_jp: '退会した生産者',
        bio_en: '',
        bio_jp: '',
        city: '',
        city_jp: '',
        lat: null,
        lon: null,
        avatar_id: null,
        cover_id: null,
        links: '[]',
        certifications: '[]',
        featured: false,
        status: 'suspended',
        deleted_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
    const gallery = await trx.deleteFrom('producer_pictures').where('producer_id', '=', id).returning('file_id').execute();
    await takeAwayPortraits(trx, [avatarId, coverId, ...gallery.map(({ file_id: fileId }) => fileId)]);
  }
  await reindexProducers(
    trx,
    producers.map(({ id }) => id),
  );
}

/** A company goes on without somebody while it has another owner. The only one cannot go before naming a successor; alone, they close it. */
export async function closeCompany(trx: Trx, userId: string): Promise<void> {
  const place = await lockPlace(trx, userId);
  if (place === undefined) return;
  if (!(await isLastOwner(trx, place))) return takeOut(trx, place);
  const buyer = { id: place.buyerId };
  const others = await trx
    .selectFrom('buyer_members')
    .select('user_id')
    .where('buyer_id', '=', buyer.id)
    .where('user_id', '<>', userId)
    .limit(1)
    .execute();
  if (others.length > 0) throw new RequestError('conflict', { details: { reason: 'only_owner' } });
  const open = await sql`
    SELECT 1 FROM wholesale_orders WHERE buyer_id = ${buyer.id} AND status NOT IN ('draft', 'delivered', 'closed', 'cancelled')
    UNION ALL SELECT 1 FROM invoices WHERE buyer_id = ${buyer.id} AND status IN ('issued', 'partially_paid', 'overdue') LIMIT 1`.execute(
    trx,
  );
  if (open.rows.length > 0) throw new RequestError('conflict', { details: { reason: 'open_orders' } });
  const { rows: papers } = await sql<{
    id: string;
  }>`DELETE FROM buyer_documents WHERE buyer_id = ${buyer.id} RETURNING file_id AS id`.execute(trx);
  // Their bytes go with the hourly job.
  await takeAwayFiles(trx, sql`id = ANY (${papers.map(({ id }) => id)}::text[])`);
  await sql`DELETE FROM buyer_invitations WHERE buyer_id = ${buyer.id}`.execute(trx);
  await sql`DELETE FROM linesheet_buyers WHERE buyer_id = ${buyer.id}`.execute(trx);
  await sql`DELETE FROM addresses WHERE owner_id = ${buyer.id}`.execute(trx);
  await sql`UPDATE buyers SET contact_name = '', contact_phone = '', verification = 'suspended', account_manager_id = NULL, version = version + 1, updated_at = now() WHERE id = ${buyer.id}`.execute(
    trx,
  );
}
