import type { ApplicationInput, ApplicationStatus, ApplicationSummary } from '@orime/contracts/api/people/application';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Actor } from '../../../house/access/actor.ts';
import { allOf, cappedCount } from '../../../house/db/capped-count.ts';
import type { Db } from '../../../house/db/db.ts';
import { escapeLike } from '../../../house/db/escape-like.ts';
import type { DB as Database } from '../../../house/db/generated.ts';
import type { Page } from '../../../house/http/paging.ts';
import { hashLinkKey } from '../../../house/link-key.ts';

const columns = [
  'id',
  'reference',
  'kind',
  'email',
  'name',
  'brand',
  'country',
  'fields',
  'locale',
  'status',
  'note',
  'created_at',
  'updated_at',
  'decided_at',
  'version',
] as const;
export type ApplicationRow = Pick<Selectable<Database['applications']>, (typeof columns)[number]>;

/** Of an admin any, of the key's holder their own. Nobody else learns whether the id exists. */
export function findApplication(db: Db, id: string, actor: Actor, key: string | undefined): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('applications')
    .select(columns)
    .where('id', '=', id)
    .where((eb) => (actor.role === 'admin' ? eb.val(true) : eb('key_hash', '=', hashLinkKey(key ?? ''))))
    .executeTakeFirst();
}

/** For a change: by key, or any when the caller has checked that an admin asks. */
export function lockApplication(db: Db, id: string, keyHash: string | null): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('applications')
    .select(columns)
    .where('id', '=', id)
    .$if(keyHash !== null, (query) => query.where('key_hash', '=', keyHash ?? ''))
    .forUpdate()
    .executeTakeFirst();
}

export type ApplicationAnswers = Pick<
  ApplicationInput,
  'name' | 'brand' | 'country' | 'website' | 'instagram' | 'yearFounded' | 'priceRange' | 'statement' | 'heard'
>;

/** Answers as they are stored: what staff searches and lists has a column of its own. */
export function toColumns({ name, brand, country, website, instagram, yearFounded, priceRange, statement, heard }: ApplicationAnswers) {
  const fields = { website, instagram: instagram.replace(/^@/, ''), yearFounded, priceRange, statement: statement.trim(), heard };
  return { name: name.trim(), brand: brand.trim(), country, fields: JSON.stringify(fields) };
}

export async function linkFiles(db: Db, applicationId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await db
    .insertInto('application_files')
    .values(fileIds.map((fileId, position) => ({ application_id: applicationId, file_id: fileId, position })))
    .execute();
}

export function listFiles(db: Db, applicationId: string) {
  return db
    .selectFrom('application_files')
    .innerJoin('files', 'files.id', 'application_files.file_id')
    .select(['files.id', 'files.original_name', 'files.mime', 'files.bytes'])
    .where('application_id', '=', applicationId)
    .where('files.deleted_at', 'is', null)
    .orderBy('position')
    .execute();
}

export interface ApplicationFilters {
  readonly kind?: string | undefined;
  readonly status?: ApplicationStatus | undefined;
  readonly country?: string | undefined;
  readonly q?: string | undefined;
}

/** Newest first. `q` is looked for in names, brands, addresses and references. `total` counts up to 10,000. */
export async function listApplications(
  db: Db,
  filters: ApplicationFilters,
  { limit, offset }: Page,
): Promise<{ items: ApplicationSummary[]; total: number }> {
  const source = sql`FROM applications WHERE ${conditionOf(filters)}`;
  const { rows } = await sql<
    Omit<ApplicationSummary, 'createdAt' | 'updatedAt' | 'decidedAt'> & { created_at: Date; updated_at: Date; decided_at: Date | null }
  >`
    SELECT id, reference, kind, email::text AS email, name, brand, country, status, locale, created_at, updated_at, decided_at
    ${source} ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const items = rows.map(({ created_at, updated_at, decided_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
  }));
  return { items, total: await cappedCount(db, source) };
}

function conditionOf({ kind, status, country, q = '' }: ApplicationFilters): RawBuilder<unknown> {
  return allOf([
    kind === undefined ? undefined : sql`kind = ${kind}`,
    status === undefined ? undefined : sql`status = ${status}`,
    country === undefined ? undefined : sql`country = ${country}`,
    // The words of the index `applications__words`.
    q.trim() === ''
      ? undefined
      : sql`(name || ' ' || brand || ' ' || email::text || ' ' || reference) ILIKE ${`%${escapeLike(q.trim())}%`}`,
  ]);
}
