import { isEmpty } from '@orime/contracts';
import type {
  Application,
  ApplicationInput,
  ApplicationReceipt,
  ApplicationStatus,
  setApplicationStatus,
} from '@orime/contracts/api/people/application';
import type { Body } from '@orime/contracts/schemas';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { assertVersion } from '../../../house/http/if-match.ts';
import { newId, newReference } from '../../../house/ids.ts';
import { hashLinkKey, linkKey } from '../../../house/link-key.ts';
import { enqueueMail } from '../../../house/mail/outbox.ts';
import { normaliseEmail } from '../../../house/normalise-email.ts';
import { signedFileUrl } from '../../media/file/index.ts';
import { claimFiles } from '../../media/upload/index.ts';
import { getOrInviteUser } from '../users/index.ts';
import { ACCOUNT_OF_KIND, canMove, isOpen } from './application-states.ts';
import { applicationMail, type ApplicationMail } from './application.mail.ts';
import { linkFiles, listFiles, lockApplication, toColumns, type ApplicationAnswers, type ApplicationRow } from './application.queries.ts';

/** Stores an application with its files and queues the mail with its link. A machine gets a receipt and nothing happens. */
export async function createApplication(app: ApiApp, input: ApplicationInput, userId: string | null): Promise<ApplicationReceipt> {
  const id = newId('app');
  const reference = newReference('AP');
  const key = linkKey('application', id, app.config.jwtSecret);
  if (!isEmpty(input.subjectLine)) return { id, reference, key };
  checkBrand(input);
  const email = normaliseEmail(input.email);
  const locale = input.locale ?? 'en';
  await app.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('applications')
      .values({ id, reference, kind: input.kind, email, locale, user_id: userId, key_hash: hashLinkKey(key), ...toColumns(input) })
      .execute();
    await claimFiles(trx, app.config.jwtSecret, 'application', input.files);
    await linkFiles(
      trx,
      id,
      input.files.map((file) => file.id),
    );
    await enqueueMail(
      trx,
      applicationMail,
      mailOf(app, { id, reference, email, locale, name: input.name.trim(), note: '' }, 'application-received'),
    );
  });
  await app.jobs.wake('mail');
  return { id, reference, key };
}

/** Who sells, produces or writes does so under a name. */
function checkBrand({ kind, brand }: Pick<ApplicationInput, 'kind' | 'brand'>): void {
  if (kind !== 'team' && isEmpty(brand)) throw new RequestError('validation', { fields: { brand: 'is required' } });
}

/** Corrections of the applicant. What answers a question of ours goes back into review. */
export async function updateApplication(
  app: ApiApp,
  id: string,
  key: string | undefined,
  answers: ApplicationAnswers,
): Promise<Application> {
  return app.db.transaction().execute(async (trx) => {
    const row = await requireOpen(trx, id, key);
    checkBrand({ kind: row.kind, brand: answers.brand });
    const status: ApplicationStatus = row.status === 'info_requested' ? 'reviewing' : row.status;
    await trx
      .updateTable('applications')
      .set((eb) => ({ ...toColumns(answers), status, version: eb('version', '+', 1), updated_at: new Date() }))
      .where('id', '=', id)
      .execute();
    return toApplication(app, trx, {
      ...row,
      ...answers,
      fields: JSON.parse(toColumns(answers).fields) as ApplicationRow['fields'],
      status,
      updated_at: new Date(),
      version: row.version + 1,
    });
  });
}

export async function withdrawApplication(app: ApiApp, id: string, key: string | undefined): Promise<Application> {
  const answer = await app.db.transaction().execute(async (trx) => {
    const row = await requireOpen(trx, id, key);
    await moveTo(trx, row, 'withdrawn', '', null);
    await enqueueMail(trx, applicationMail, mailOf(app, row, 'application-withdrawn'));
    return toApplication(app, trx, {
      ...row,
      status: 'withdrawn',
      updated_at: new Date(),
      decided_at: new Date(),
      version: row.version + 1,
    });
  });
  await app.jobs.wake('mail');
  return answer;
}

async function requireOpen(db: Db, id: string, key: string | undefined): Promise<ApplicationRow> {
  const row = await lockApplication(db, id, hashLinkKey(key ?? ''));
  if (row === undefined) throw new RequestError('not_found');
  if (!isOpen(row.status)) throw new RequestError('invalid_transition', { details: { status: row.status } });
  return row;
}

/** Mail of each step of staff; null when none is sent. */
export const MAIL_OF_STATUS = {
  reviewing: null,
  info_requested: 'application-info',
  approved: 'application-approved',
  rejected: 'application-rejected',
} as const;

/** A step of staff: checked, recorded and told to the applicant. Approving a seller makes the account. */
export async function decideApplication(
  app: ApiApp,
  id: string,
  { status, note = '', version }: Body<typeof setApplicationStatus>,
  caller: Caller,
): Promise<Application> {
  if ((status === 'info_requested' || status === 'rejected') && isEmpty(note))
    throw new RequestError('validation', { fields: { note: 'is required' } });
  const answer = await app.db.transaction().execute(async (trx) => {
    const row = await lockApplication(trx, id, null);
    if (row === undefined) throw new RequestError('not_found');
    assertVersion(version, row.version);
    if (!canMove(row.status, status)) throw new RequestError('invalid_transition', { details: { status: row.status } });
    const told = { ...row, note: note.trim() };
    await moveTo(trx, row, status, told.note, status === 'approved' || status === 'rejected' ? caller.userId : null);
    const accountType = status === 'approved' ? ACCOUNT_OF_KIND[row.kind] : null;
    const account =
      accountType === null
        ? undefined
        : await getOrInviteUser(trx, { email: row.email, name: row.name, type: accountType, locale: row.locale });
    const template = MAIL_OF_STATUS[status];
    if (template !== null) await enqueueMail(trx, applicationMail, mailOf(app, told, template, account));
    await audit(trx, {
      actor: caller,
      action: 'application.status',
      entity: 'application',
      entityId: id,
      diff: { from: row.status, to: status, note: told.note },
      ip: caller.ip,
    });
    const now = new Date();
    return toApplication(app, trx, {
      ...told,
      status,
      updated_at: now,
      decided_at: status === 'approved' || status === 'rejected' ? now : null,
      version: row.version + 1,
    });
  });
  await app.jobs.wake('mail');
  return answer;
}

async function moveTo(db: Db, row: ApplicationRow, status: ApplicationStatus, note: string, decidedBy: string | null): Promise<void> {
  const isEnd = !isOpen(status);
  await db
    .updateTable('applications')
    .set((eb) => ({
      status,
      note,
      decided_by: decidedBy,
      decided_at: isEnd ? new Date() : null,
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', row.id)
    .execute();
}

type Told = Pick<ApplicationRow, 'id' | 'reference' | 'email' | 'locale' | 'name' | 'note'>;

export function mailOf(
  app: ApiApp,
  row: Told,
  template: ApplicationMail['template'],
  account?: { readonly userId: string; readonly isNew: boolean },
): ApplicationMail {
  const key = linkKey('application', row.id, app.config.jwtSecret);
  const path = `/appsubmitted?id=${row.id}&key=${key}${row.locale === 'jp' ? '&lang=jp' : ''}`;
  const invited = account === undefined ? {} : account.isNew ? { inviteUserId: account.userId } : { hasAccount: true };
  return {
    template,
    email: row.email,
    locale: row.locale,
    data: { path, reference: row.reference, name: row.name, note: row.note, ...invited },
  };
}

export async function toApplication(app: ApiApp, db: Db, row: ApplicationRow): Promise<Application> {
  const { fields } = row;
  const files = await listFiles(db, row.id);
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    email: row.email,
    name: row.name,
    brand: row.brand,
    country: row.country,
    locale: row.locale,
    status: row.status,
    note: row.note,
    website: fields.website ?? '',
    instagram: fields.instagram ?? '',
    yearFounded: fields.yearFounded ?? null,
    priceRange: fields.priceRange ?? null,
    statement: fields.statement ?? '',
    heard: fields.heard ?? null,
    files: files.map((file) => ({
      id: file.id,
      name: file.original_name ?? file.id,
      mime: file.mime,
      bytes: file.bytes,
      url: signedFileUrl(app.config.jwtSecret, file.id),
    })),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    version: row.version,
  };
}
