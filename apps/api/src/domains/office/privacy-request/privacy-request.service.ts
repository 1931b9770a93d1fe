import { isEmpty } from '@orime/contracts';
import type {
  filePrivacyRequest as fileEndpoint,
  PrivacyOutcome,
  PrivacyRequest,
  PrivacyRequestInput,
} from '@orime/contracts/api/office/privacy-request';
import type { Body } from '@orime/contracts/schemas';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import { hashLinkKey, linkKey } from '../../../house/link-key.ts';
import { enqueueMail } from '../../../house/mail/outbox.ts';
import { normaliseEmail } from '../../../house/normalise-email.ts';
import { signedFileUrl } from '../../media/file/index.ts';
import { erasePerson } from './erase-person.ts';
import { listPrivacyRequests } from './privacy-office.queries.ts';
import { privacyMail } from './privacy.mail.ts';
import { storeExport } from './store-export.ts';

const hourMs = 3_600_000;
const linkMs = 24 * hourMs;
const fileMs = 7 * 24 * hourMs;

/** Remembers the wish and mails its link. Whether we know the address is not told, nor looked at, before that. */
export async function createPrivacyRequest(app: ApiApp, input: PrivacyRequestInput): Promise<void> {
  if (!isEmpty(input.subjectLine)) return;
  await app.db.transaction().execute((trx) => insertRequest(trx, app.config.jwtSecret, { ...input, locale: input.locale ?? 'en' }));
  await app.jobs.wake('mail');
}

/** Files a request for somebody who wrote or called; who confirms it is the person alone. */
export async function filePrivacyRequest(app: ApiApp, admin: Caller, input: Body<typeof fileEndpoint>): Promise<PrivacyRequest> {
  const filed = await app.db.transaction().execute(async (trx) => {
    const id = await insertRequest(trx, app.config.jwtSecret, input);
    await audit(trx, {
      actor: admin,
      action: 'privacy-request.create',
      entity: 'privacy_request',
      entityId: id,
      diff: { kind: input.kind },
      ip: admin.ip,
    });
    const [request] = await listPrivacyRequests(trx, { id }, { limit: 1, offset: 0 });
    return request;
  });
  if (filed === undefined) throw new RequestError('not_found');
  await app.jobs.wake('mail');
  return filed;
}

async function insertRequest(trx: Trx, secret: string, { kind, locale, ...input }: Body<typeof fileEndpoint>): Promise<string> {
  const id = newId('prq');
  const key = linkKey('privacy-request', id, secret);
  const email = normaliseEmail(input.email);
  await trx
    .insertInto('privacy_requests')
    .values({ id, kind, email, locale, key_hash: hashLinkKey(key), expires_at: new Date(Date.now() + linkMs) })
    .execute();
  const path = `/privacy-policy?request=${id}&kind=${kind}&key=${key}${locale === 'jp' ? '&lang=jp' : ''}#data-request`;
  await enqueueMail(trx, privacyMail, { template: 'privacy-request', email, locale, data: { path, kind } });
  return id;
}

/** Does what was asked, once; asked again it tells how it went, with a new address of the file. */
export async function confirmPrivacyRequest(app: ApiApp, id: string, key: string): Promise<PrivacyOutcome> {
  return app.db.transaction().execute(async (trx) => {
    const request = await trx
      .selectFrom('privacy_requests')
      .select(['kind', 'email', 'status', 'file_id', 'expires_at'])
      .where('id', '=', id)
      .where('key_hash', '=', hashLinkKey(key))
      .forUpdate()
      .executeTakeFirst();
    if (request === undefined) throw new RequestError('not_found');
    if (request.expires_at.getTime() <= Date.now()) throw new RequestError('token_used');
    // Orders close in time: who was refused may ask again with the same link.
    if (request.status !== 'pending' && request.status !== 'refused') return outcome(app, request.kind, request.status, request.file_id);
    const { status, fileId } =
      request.kind === 'export'
        ? { status: 'done' as const, fileId: await storeExport(app, trx, request.email) }
        : { status: await erasePerson(trx, request.email), fileId: null };
    await settle(trx, id, status, fileId);
    return outcome(app, request.kind, status, fileId);
  });
}

async function settle(db: Db, id: string, status: PrivacyOutcome['status'], fileId: string | null): Promise<void> {
  const kept = status === 'refused' ? {} : { expires_at: new Date(Date.now() + fileMs) };
  await db
    .updateTable('privacy_requests')
    .set({ status, file_id: fileId, confirmed_at: new Date(), ...kept })
    .where('id', '=', id)
    .execute();
}

function outcome(app: ApiApp, kind: PrivacyOutcome['kind'], status: PrivacyOutcome['status'], fileId: string | null): PrivacyOutcome {
  return { kind, status, url: fileId === null ? null : signedFileUrl(app.config.jwtSecret, fileId) };
}
