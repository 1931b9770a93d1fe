import { canTransition, profileMachine, type ProfileStatus } from '@orime/commerce';
import { sql } from 'kysely';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { enqueueMail } from '../../../house/mail/outbox.ts';
import { reindexProducers, reindexProfiles } from '../../../house/search/index.ts';
import { notify } from '../../notify/notification/index.ts';
import { requireOnboarding, type ShopTable } from '../onboarding/index.ts';
import { profileMail } from './profile.mail.ts';

export interface StatusWish {
  readonly status: ProfileStatus;
  readonly reason?: string | undefined;
  /** The status that the sender has seen. */
  readonly from?: ProfileStatus | undefined;
}

interface Subject {
  readonly id: string;
  readonly status: ProfileStatus;
  readonly version: number;
  readonly handle: string;
  readonly name: string;
  readonly userId: string | null;
}

/** An admin's word on a profile or a producer's page; its person is told by mail, of the approval of a profile also beside the bell. */
export function setStatus(
  db: Db,
  admin: Caller,
  id: string,
  wish: StatusWish,
): Promise<{ id: string; status: ProfileStatus; version: number }> {
  return db.transaction().execute((trx) => moveStatus(trx, admin, id, wish));
}

/** The same inside a transaction that does more. */
export async function moveStatus(
  trx: Trx,
  admin: Caller,
  id: string,
  { status, reason = '', from = undefined }: StatusWish,
): Promise<{ id: string; status: ProfileStatus; version: number }> {
  const table = id.startsWith('prf_') ? 'profiles' : 'producers';
  const subject = await lockSubject(trx, table, id);
  if (subject === undefined) throw new RequestError('not_found');
  const note = reason.trim();
  const isSeen = from === undefined || from === subject.status;
  // What is as wished already is left alone, but nobody's reason is dropped without a word.
  if (subject.status === status && (isSeen || note === '')) return { id, status, version: subject.version };
  if (!isSeen) throw new RequestError('conflict', { details: { expected: from, status: subject.status } });
  if (!canTransition(profileMachine, subject.status, status))
    throw new RequestError('invalid_transition', { details: { from: subject.status, to: status } });
  if ((status === 'suspended' || status === 'draft') && note === '')
    throw new RequestError('validation', { fields: { reason: 'is required' } });
  if (status === 'approved') await requireOnboarding(trx, table, id);
  const version = subject.version + 1;
  await trx.updateTable(table).set({ status, version, updated_at: new Date() }).where('id', '=', id).execute();
  await (table === 'profiles' ? reindexProfiles(trx, [id]) : reindexProducers(trx, [id]));
  await audit(trx, {
    actor: admin,
    ip: admin.ip,
    action: 'profile.status',
    entity: table === 'profiles' ? 'profile' : 'producer',
    entityId: id,
    diff: { from: subject.status, to: status, reason: note },
  });
  await tell(trx, table, { ...subject, version }, status, note);
  return { id, status, version };
}

async function lockSubject(trx: Trx, table: ShopTable, id: string): Promise<Subject | undefined> {
  const { rows } =
    await sql<Subject>`SELECT id, status, version, handle, name, user_id AS "userId" FROM ${sql.table(table)} WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`.execute(
      trx,
    );
  return rows[0];
}

async function tell(
  trx: Trx,
  table: ShopTable,
  { id, version, handle, name, userId }: Subject,
  status: ProfileStatus,
  note: string,
): Promise<void> {
  if (userId === null) return;
  if (table === 'profiles' && status === 'approved')
    await notify(trx, { userId, kind: 'profile_approved', data: { profileId: id, handle }, dedupeKey: `profile_approved:${id}` });
  const { rows } = await sql<{
    email: string;
    locale: 'en' | 'jp';
  }>`SELECT email, locale FROM users WHERE id = ${userId} AND status = 'active'`.execute(trx);
  const receiver = rows[0];
  if (receiver !== undefined)
    await enqueueMail(
      trx,
      profileMail,
      { template: `profile-${status}`, ...receiver, data: { path: '/dashboard', title: name, note } },
      `profile-status:${id}:${version}`,
    );
}
