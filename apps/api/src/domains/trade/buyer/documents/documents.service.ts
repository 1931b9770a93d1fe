import { DOCUMENT_TYPES, type BuyerDocument } from '@orime/contracts/api/trade/buyer';
import { sql } from 'kysely';
import type { UserActor } from '../../../../house/access/actor.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { companyOf } from '../../../../house/db/company-of.ts';
import type { Db } from '../../../../house/db/db.ts';
import { afterCommit } from '../../../../house/db/unit-of-work.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { newId } from '../../../../house/ids.ts';
import { signedFileUrl } from '../../../media/file/index.ts';
import { removeLeftovers, storeUpload, takeAwayFiles } from '../../../media/upload/index.ts';
import { listDocumentRows, lockBuyer, toDocument, type DocumentRow } from '../buyer.queries.ts';
import { noteEvidence } from '../request-recheck.ts';

const maxDocuments = 20;

/** 404 before the company is registered: nothing is stored for nobody. */
export async function requireBuyerId(db: Db, userId: string): Promise<string> {
  const row = await db.selectFrom('buyer_members').select('buyer_id').where('user_id', '=', userId).executeTakeFirst();
  if (row === undefined) throw new RequestError('not_found');
  return row.buyer_id;
}

/** Keeps a paper as evidence. Sent twice, it is the paper that is there. */
export async function addDocument(
  app: ApiApp,
  userId: string,
  file: { readonly bytes: Buffer; readonly name: string; readonly kind: BuyerDocument['kind'] },
): Promise<BuyerDocument> {
  const stored = await storeUpload(app, { ...file, purpose: 'document', ownerUserId: userId, form: null, types: DOCUMENT_TYPES });
  const outcome = await keep(app.db, userId, file.kind, stored.id).catch(async (error: unknown) => {
    await discard(app, stored.id);
    throw error;
  });
  if (outcome.isRepeat) await discard(app, stored.id);
  return toDocument(outcome.document);
}

async function keep(
  db: Db,
  userId: string,
  kind: BuyerDocument['kind'],
  fileId: string,
): Promise<{ document: DocumentRow; isRepeat: boolean }> {
  return db.transaction().execute(async (trx) => {
    const buyer = await lockBuyer(trx, { userId });
    if (buyer === undefined) throw new RequestError('not_found');
    const rows = await listDocumentRows(trx, buyer.id);
    const same = await trx
      .selectFrom('files as sent')
      .innerJoin('files as f', 'f.sha256', 'sent.sha256')
      .innerJoin('buyer_documents as d', 'd.file_id', 'f.id')
      .select('d.id')
      .where('sent.id', '=', fileId)
      .where('d.buyer_id', '=', buyer.id)
      .where('d.kind', '=', kind)
      .where('f.deleted_at', 'is', null)
      .executeTakeFirst();
    const there = rows.find((row) => row.id === same?.id);
    if (there !== undefined) return { document: there, isRepeat: true };
    if (rows.length >= maxDocuments)
      throw new RequestError('business_rule', { fields: { file: `is one more than the ${maxDocuments} there is room for` } });
    const id = newId('doc');
    await trx.insertInto('buyer_documents').values({ id, buyer_id: buyer.id, kind, file_id: fileId }).execute();
    await noteEvidence(trx, buyer, ['documents'], {});
    const document = (await listDocumentRows(trx, buyer.id)).find((row) => row.id === id);
    if (document === undefined) throw new Error(`Document ${id} was written and is not there`);
    return { document, isRepeat: false };
  });
}

/** Takes a paper back, with its bytes. */
export async function removeDocument(app: ApiApp, userId: string, id: string): Promise<void> {
  const keys = await app.db.transaction().execute(async (trx) => {
    const buyer = await lockBuyer(trx, { userId });
    const document = buyer === undefined ? undefined : (await listDocumentRows(trx, buyer.id)).find((row) => row.id === id);
    if (buyer === undefined || document === undefined) throw new RequestError('not_found');
    await trx.deleteFrom('buyer_documents').where('id', '=', id).execute();
    // Answering with less than before is no answer: the company does not wait anew for it.
    if (buyer.verification !== 'needs_info') await noteEvidence(trx, buyer, ['documents'], {});
    return takeAwayFiles(trx, sql`id = ${document.file_id}`);
  });
  await afterCommit(() => removeLeftovers(app, keys));
}

/** For the company's owners, its manager and admins. The address in it works for a minute. */
export async function openDocument(
  { db, config }: Pick<ApiApp, 'db' | 'config'>,
  { role, userId }: UserActor,
  id: string,
): Promise<BuyerDocument & { url: string }> {
  const found = await db
    .selectFrom('buyer_documents as d')
    .innerJoin('buyers as b', 'b.id', 'd.buyer_id')
    .select('d.buyer_id')
    .where('d.id', '=', id)
    .where((is) =>
      role === 'admin'
        ? is.lit(true)
        : role === 'account-manager'
          ? is('b.account_manager_id', '=', userId)
          : is('b.id', '=', companyOf(userId)),
    )
    .executeTakeFirst();
  const document = found && (await listDocumentRows(db, found.buyer_id)).find((row) => row.id === id);
  if (document === undefined) throw new RequestError('not_found');
  return { ...toDocument(document), url: signedFileUrl(config.jwtSecret, document.file_id) };
}

/** Marks papers that have run out. Verified companies are looked at again for it. */
export async function expireDocuments(db: Db): Promise<void> {
  const due = await db
    .selectFrom('buyer_documents')
    .select('buyer_id')
    .distinct()
    .where('status', '=', 'accepted')
    .where('expires_at', '<', new Date())
    .limit(1000)
    .execute();
  for (const { buyer_id: id } of due) {
    await db.transaction().execute(async (trx) => {
      const buyer = await lockBuyer(trx, { id, managerId: null });
      const { numUpdatedRows } = await trx
        .updateTable('buyer_documents')
        .set({ status: 'expired' })
        .where('buyer_id', '=', id)
        .where('status', '=', 'accepted')
        .where('expires_at', '<', new Date())
        .executeTakeFirstOrThrow();
      if (buyer !== undefined && buyer.verification !== 'needs_info' && numUpdatedRows > 0n)
        await noteEvidence(trx, buyer, ['documents'], {});
    });
  }
}

async function discard(app: Pick<ApiApp, 'db' | 'storage'>, fileId: string): Promise<void> {
  const keys = await takeAwayFiles(app.db, sql`id = ${fileId}`);
  await afterCommit(() => removeLeftovers(app, keys));
}
