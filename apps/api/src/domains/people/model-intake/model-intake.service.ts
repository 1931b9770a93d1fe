import { canTransition, modelIntakeMachine } from '@orime/commerce';
import { isEmpty } from '@orime/contracts';
import type {
  ModelIntake,
  ModelIntakeAnswers,
  ModelIntakeInput,
  ModelIntakeStatus,
  setModelIntakeStatus,
} from '@orime/contracts/api/people/model-intake';
import type { Body } from '@orime/contracts/schemas';
import type { Selectable } from 'kysely';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';
import type { DB as Database } from '../../../house/db/generated.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId, newReference } from '../../../house/ids.ts';
import { hashLinkKey, linkKey } from '../../../house/link-key.ts';
import { enqueueMail } from '../../../house/mail/outbox.ts';
import { normaliseEmail } from '../../../house/normalise-email.ts';
import { slugOf } from '../../../house/slugs/slug.ts';
import { signedFileUrl } from '../../media/file/index.ts';
import { claimFiles } from '../../media/upload/index.ts';
import { applicationMail, type ApplicationMail } from '../application/index.ts';

export type IntakeRow = Selectable<Database['model_intakes']>;

/** Keeps an application with its photographs and mails the link to it. A machine gets a receipt and nothing happens. */
export async function createIntake(app: ApiApp, input: ModelIntakeInput): Promise<{ id: string; reference: string; key: string }> {
  const [id, reference] = [newId('mdi'), newReference('MD')];
  const key = linkKey('model-intake', id, app.config.jwtSecret);
  if (!isEmpty(input.subjectLine)) return { id, reference, key };
  const guardian = checkAge(input);
  const [email, locale] = [normaliseEmail(input.email), input.locale ?? 'en'];
  await app.db.transaction().execute(async (trx) => {
    const photos = input.photos.map((photo) => photo.id);
    await claimFiles(trx, app.config.jwtSecret, 'model-intake', input.photos, 'photos');
    const images = await trx.selectFrom('files').select('id').where('id', 'in', photos).where('mime', 'like', 'image/%').execute();
    if (images.length < photos.length) throw new RequestError('validation', { fields: { photos: 'must be pictures' } });
    await trx
      .insertInto('model_intakes')
      .values({
        id,
        reference,
        email,
        answers: JSON.stringify(toAnswers(input)),
        birth_date: input.birthDate,
        guardian: guardian === null ? null : JSON.stringify(guardian),
        photos,
        locale,
        key_hash: hashLinkKey(key),
      })
      .execute();
    await enqueueMail(
      trx,
      applicationMail,
      mailOf(app, { id, reference, email, locale, note: '', answers: toAnswers(input) }, 'application-received'),
    );
  });
  await app.jobs.wake('mail');
  return { id, reference, key };
}

/** Corrections and withdrawal, by key, while it is open. */
export async function changeIntake(
  app: ApiApp,
  id: string,
  key: string | undefined,
  change: { readonly answers: ModelIntakeAnswers } | 'withdraw',
): Promise<ModelIntake> {
  const row = await app.db.transaction().execute(async (trx) => {
    const before = await findIntake(trx, id, key ?? '', 'lock');
    if (!canTransition(modelIntakeMachine, before.status, 'withdrawn'))
      throw new RequestError('invalid_transition', { details: { status: before.status } });
    const set = change === 'withdraw' ? { status: 'withdrawn' as const } : { answers: JSON.stringify(toAnswers(change.answers)) };
    await trx
      .updateTable('model_intakes')
      .set({ ...set, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    if (change === 'withdraw') await enqueueMail(trx, applicationMail, mailOf(app, before, 'application-withdrawn'));
    return findIntake(trx, id, key ?? '');
  });
  await app.jobs.wake('mail');
  return toIntake(app, row);
}

/** Mail of each step of staff; null when none is sent. */
export const MAIL_OF_STATUS = { reviewing: null, approved: 'application-approved', declined: 'application-rejected' } as const;

/** A step of staff. Approving makes the public profile: the stage name, city, measurements and photographs, nothing else. */
export async function decideIntake(
  app: ApiApp,
  id: string,
  { status, note = '', seen }: Body<typeof setModelIntakeStatus>,
  caller: Caller,
): Promise<ModelIntake> {
  const row = await app.db.transaction().execute(async (trx) => {
    const before = await findIntake(trx, id, null, 'lock');
    const updatedAt = before.updated_at.toISOString();
    if (seen !== undefined && seen !== updatedAt) throw new RequestError('conflict', { details: { expected: seen, updatedAt } });
    if (!canTransition(modelIntakeMachine, before.status, status))
      throw new RequestError('invalid_transition', { details: { status: before.status } });
    const modelId = status === 'approved' ? await publishModel(trx, before) : null;
    await trx
      .updateTable('model_intakes')
      .set({ status, note: note.trim(), model_id: modelId, reviewed_by: caller.userId, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    const template = MAIL_OF_STATUS[status];
    if (template !== null) await enqueueMail(trx, applicationMail, mailOf(app, { ...before, note: note.trim() }, template));
    await audit(trx, {
      actor: caller,
      action: 'model-intake.status',
      entity: 'model-intake',
      entityId: id,
      diff: { from: before.status, to: status },
      ip: caller.ip,
    });
    return findIntake(trx, id, null);
  });
  await app.jobs.wake('mail');
  return toIntake(app, row);
}

/** With `null` as key any, for admins; otherwise of the key's holder. Throws `not_found`. */
export async function findIntake(db: Db, id: string, key: string | null, lock: 'lock' | 'read' = 'read'): Promise<IntakeRow> {
  const row = await db
    .selectFrom('model_intakes')
    .select([
      'id',
      'reference',
      'email',
      'answers',
      'birth_date',
      'guardian',
      'photos',
      'locale',
      'status',
      'note',
      'key_hash',
      'model_id',
      'reviewed_by',
      'created_at',
      'updated_at',
    ])
    .where('id', '=', id)
    .$if(key !== null, (query) => query.where('key_hash', '=', hashLinkKey(key ?? '')))
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) throw new RequestError('not_found');
  return row;
}

export function toIntake(app: ApiApp, row: IntakeRow): ModelIntake {
  const { guardian } = row;
  return {
    id: row.id,
    reference: row.reference,
    email: row.email,
    ...row.answers,
    birthDate: row.birth_date,
    guardian: guardian === null ? null : { name: guardian.name, email: guardian.email },
    photos: row.photos.map((photo) => ({ id: photo, url: signedFileUrl(app.config.jwtSecret, photo) })),
    locale: row.locale,
    status: row.status satisfies ModelIntakeStatus,
    note: row.note,
    modelId: row.model_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

async function publishModel(trx: Db, { answers, photos }: IntakeRow): Promise<string> {
  const id = newId('mdl');
  const name = answers.stageName === '' ? answers.name : answers.stageName;
  const slug = [slugOf(name), id.slice(-6).toLowerCase()].filter((part) => part !== '').join('-');
  if (photos.length > 0)
    await trx
      .updateTable('files')
      .set({ visibility: 'public', purpose: 'image' })
      .where('id', 'in', [...photos])
      .execute();
  const measurements = {
    ...answers.measurements,
    ...(answers.hair === '' ? {} : { hair: answers.hair }),
    ...(answers.eyes === '' ? {} : { eyes: answers.eyes }),
  };
  await trx
    .insertInto('model_profiles')
    .values({ id, slug, name, city: answers.city, measurements: JSON.stringify(measurements), portfolio: [...photos], status: 'approved' })
    .execute();
  return id;
}

/** 16 at least, and with a guardian's consent until 18. */
function checkAge({ birthDate, guardian }: ModelIntakeInput): { name: string; email: string } | null {
  const age = ageOn(birthDate, new Date());
  if (age < 16 || age > 110) throw new RequestError('validation', { fields: { birthDate: 'must be at least 16 years ago' } });
  if (age < 18 && guardian === undefined) throw new RequestError('validation', { fields: { guardian: 'is required below 18 years' } });
  return guardian === undefined ? null : { name: guardian.name.trim(), email: normaliseEmail(guardian.email) };
}

function ageOn(birthDate: string, today: Date): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const isBefore = today.getUTCMonth() + 1 < month || (today.getUTCMonth() + 1 === month && today.getUTCDate() < day);
  return today.getUTCFullYear() - year - (isBefore ? 1 : 0);
}

function toAnswers({
  name,
  stageName,
  city,
  measurements,
  hair,
  eyes,
  agency,
  instagram,
  availability,
}: ModelIntakeAnswers): ModelIntakeAnswers {
  const { heightCm, bustCm, waistCm, hipsCm, shoeEu } = measurements;
  return {
    name: name.trim(),
    stageName: stageName.trim(),
    city: city.trim(),
    measurements: { heightCm, bustCm, waistCm, hipsCm, shoeEu },
    hair,
    eyes,
    agency,
    instagram: instagram.replace(/^@/, ''),
    availability,
  };
}

type Told = Pick<IntakeRow, 'id' | 'reference' | 'email' | 'locale' | 'note' | 'answers'>;

export function mailOf(app: ApiApp, row: Told, template: ApplicationMail['template']): ApplicationMail {
  const path = `/model-submitted?id=${row.id}&key=${linkKey('model-intake', row.id, app.config.jwtSecret)}${row.locale === 'jp' ? '&lang=jp' : ''}`;
  return {
    template,
    email: row.email,
    locale: row.locale,
    data: { path, reference: row.reference, name: row.answers.name, note: row.note },
  };
}
