import { MAX_UPLOAD_BYTES, type UploadForm, type UploadTicket } from '@orime/contracts/api/media/upload';
import type { FormFile } from '@orime/contracts/schemas';
import { sql } from 'kysely';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId, newSecret } from '../../../house/ids.ts';

const lifetimeMs = 3_600_000;

/** What one ticket allows. More files than a form takes, so that some may be removed and chosen anew. */
const allowance: Readonly<Record<UploadForm, { readonly files: number; readonly bytes: number }>> = {
  application: { files: 30, bytes: 10 * MAX_UPLOAD_BYTES },
  'model-intake': { files: 20, bytes: 8 * MAX_UPLOAD_BYTES },
  report: { files: 9, bytes: 4 * MAX_UPLOAD_BYTES },
  return: { files: 18, bytes: 8 * MAX_UPLOAD_BYTES },
};

export async function openTicket(db: Db, form: UploadForm): Promise<UploadTicket> {
  const ticket = newSecret();
  const { files, bytes } = allowance[form];
  const expiresAt = new Date(Date.now() + lifetimeMs);
  await db
    .insertInto('upload_tickets')
    .values({ id: newId('upt'), secret_hash: digest(ticket), form, files_left: files, bytes_left: bytes, expires_at: expiresAt })
    .execute();
  return { ticket, form, expiresAt: expiresAt.toISOString(), filesLeft: files, bytesLeft: bytes };
}

/** Before a file is read. Throws `unauthenticated` for a ticket that never was, `token_used` for one that is over. */
export async function requireTicket(db: Db, ticket: string | undefined): Promise<void> {
  const row =
    ticket === undefined
      ? undefined
      : await db.selectFrom('upload_tickets').select('expires_at').where('secret_hash', '=', digest(ticket)).executeTakeFirst();
  if (row === undefined) throw new RequestError('unauthenticated');
  if (row.expires_at.getTime() <= Date.now()) throw new RequestError('token_used');
}

/** Takes one file's share off a ticket; of two that want its last share, one gets it. Throws `business_rule` when it is used up. */
export async function spendTicket(db: Db, ticket: string, bytes: number): Promise<UploadForm> {
  const { rows } = await sql<{ form: UploadForm }>`
    UPDATE upload_tickets SET files_left = files_left - 1, bytes_left = bytes_left - ${bytes}
    WHERE secret_hash = ${digest(ticket)} AND expires_at > now() AND files_left > 0 AND bytes_left >= ${bytes}
    RETURNING form`.execute(db);
  const form = rows[0]?.form;
  if (form === undefined) throw new RequestError('business_rule', { fields: { file: 'is one more than this form takes' } });
  return form;
}

/** Proves to a form that its sender sent the file. Derived, so that nothing of the sender's has to be remembered. */
export function claimOf(secret: string, fileId: string, form: UploadForm): string {
  return createHmac('sha256', secret).update(`file claim\n${form}\n${fileId}`).digest('base64url');
}

/**
 * Makes files part of a form that is being sent, in its transaction: each once. Throws `validation` at `field`, where the form
 * names them, for a wrong claim and for a file that is gone or taken.
 */
export async function claimFiles(db: Db, secret: string, form: UploadForm, files: readonly FormFile[], field = 'files'): Promise<void> {
  if (files.length === 0) return;
  const ids = [...new Set(files.map(({ id }) => id))];
  const isProven = ids.length === files.length && files.every(({ id, claim }) => isSame(claim, claimOf(secret, id, form)));
  const claimed = isProven
    ? await db
        .updateTable('files')
        .set({ claimed_at: new Date() })
        .where('id', 'in', ids)
        .where('upload_form', '=', form)
        .where('claimed_at', 'is', null)
        .where('deleted_at', 'is', null)
        .returning('id')
        .execute()
    : [];
  if (claimed.length !== ids.length)
    throw new RequestError('validation', { fields: { [field]: 'has a file that is no longer here: please add it again' } });
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function digest(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}
