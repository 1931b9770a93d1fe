import type { BuyerDecision } from '@orime/contracts/api/trade/buyer-staff';
import type { Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';

/** Staff's word about single papers. With the company itself, the others that wait are accepted too. */
export async function judgeDocuments(
  trx: Trx,
  buyerId: string,
  verdicts: NonNullable<BuyerDecision['documents']>,
  acceptOthers: boolean,
): Promise<void> {
  for (const { id, status, note, expiresAt } of verdicts) {
    const { numUpdatedRows } = await trx
      .updateTable('buyer_documents')
      .set({ status, note, expires_at: expiresAt })
      .where('id', '=', id)
      .where('buyer_id', '=', buyerId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new RequestError('validation', { fields: { documents: 'has one that is not of this company' } });
  }
  if (acceptOthers)
    await trx
      .updateTable('buyer_documents')
      .set({ status: 'accepted' })
      .where('buyer_id', '=', buyerId)
      .where('status', '=', 'pending')
      .execute();
}
