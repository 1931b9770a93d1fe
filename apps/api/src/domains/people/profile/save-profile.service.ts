import { isEmpty } from '@orime/contracts';
import type { OwnProfile, ProfileInput } from '@orime/contracts/api/people/profile';
import { sql } from 'kysely';
import type { UserActor } from '../../../house/access/actor.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { countryCode } from '../../../house/geography/country-code.ts';
import { assertVersion } from '../../../house/http/if-match.ts';
import { newId } from '../../../house/ids.ts';
import { reindexDesigns, reindexProfiles } from '../../../house/search/index.ts';
import { areOwnImages } from '../../media/file/index.ts';
import { readOwnProfile } from './profile.service.ts';
import { isReservedHandle } from './reserved-handles.ts';

/**
 * Creates or changes the caller's profile, in the version that they saw where one is given. A new one waits for review; the first
 * confirmed design approves it.
 */
export async function saveProfile(db: Db, user: UserActor, input: ProfileInput, expectedVersion?: number): Promise<OwnProfile> {
  return db.transaction().execute(async (trx) => {
    await check(trx, user, input);
    const before = await trx
      .selectFrom('profiles')
      .select(['id', 'deleted_at', 'name', 'name_jp', 'handle', 'version'])
      .where('user_id', '=', user.userId)
      .forUpdate()
      .executeTakeFirst();
    if (before !== undefined) assertVersion(expectedVersion, before.version);
    if (before === undefined)
      await trx
        .insertInto('profiles')
        .values({ id: newId('prf'), user_id: user.userId, status: 'in_review', ...columnsOf(input) })
        .execute();
    else {
      const back = before.deleted_at === null ? {} : { deleted_at: null, status: 'in_review' as const };
      await trx
        .updateTable('profiles')
        .set({ ...columnsOf(input), ...back, version: sql`version + 1`, updated_at: new Date() })
        .where('id', '=', before.id)
        .execute();
    }
    const profile = await readOwnProfile(trx, user);
    await reindexProfiles(trx, [profile.id]);
    // Designs are found by the name of their house, all of them: its page lists the first hundred.
    const isNamedAnew =
      before !== undefined && (before.name !== profile.name || before.name_jp !== profile.nameJp || before.handle !== profile.handle);
    if (isNamedAnew) await reindexDesigns(trx, await listDesignIds(trx, profile.id));
    return profile;
  });
}

async function listDesignIds(trx: Db, profileId: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('designs')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a handle can be had, and why not: `reserved`, `taken` or `format`. */
export async function checkHandle(db: Db, user: UserActor, handle: string): Promise<{ available: boolean; reason: string | null }> {
  if (!/^[a-z0-9_-]{3,30}$/.test(handle)) return { available: false, reason: 'format' };
  if (isReservedHandle(handle)) return { available: false, reason: 'reserved' };
  const taken = await isHandleTaken(db, user, handle);
  return taken ? { available: false, reason: 'taken' } : { available: true, reason: null };
}

function columnsOf(input: ProfileInput) {
  return {
    handle: input.handle,
    name: input.name.trim(),
    name_jp: input.nameJp?.trim(),
    bio_en: input.bio.en.trim(),
    bio_jp: input.bio.jp.trim(),
    country: input.country,
    city: input.city.trim(),
    city_jp: input.cityJp?.trim(),
    lat: input.lat,
    lon: input.lon,
    disciplines: input.disciplines,
    avatar_id: input.avatarFileId,
    cover_id: input.coverFileId,
    links: input.links === undefined ? undefined : JSON.stringify(input.links),
    holiday_until: input.holidayUntil,
  };
}

async function check(trx: Db, user: UserActor, input: ProfileInput): Promise<void> {
  const fields: Record<string, string> = {};
  if (isEmpty(input.name)) fields['name'] = 'must not be empty';
  if (isEmpty(input.city)) fields['city'] = 'must not be empty';
  if (countryCode(input.country) === undefined) fields['country'] = 'is not a country';
  if (typeof input.lat !== typeof input.lon || (input.lat === null) !== (input.lon === null)) fields['lat'] = 'needs both coordinates';
  if (isReservedHandle(input.handle)) fields['handle'] = 'is reserved';
  const pictures = [
    ['avatarFileId', input.avatarFileId],
    ['coverFileId', input.coverFileId],
  ] as const;
  for (const [field, id] of pictures)
    if (typeof id === 'string' && !(await areOwnImages(trx, [id], [user.userId]))) fields[field] = 'was not uploaded here';
  if (Object.keys(fields).length > 0) throw new RequestError('validation', { fields });
  if (await isHandleTaken(trx, user, input.handle)) throw new RequestError('handle_taken', { fields: { handle: 'is taken' } });
}

/** True when somebody else has the handle, as designer or producer. */
async function isHandleTaken(db: Db, user: UserActor, handle: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM profiles WHERE handle = ${handle} AND user_id <> ${user.userId}
    UNION ALL SELECT 1 FROM producers WHERE handle = ${handle} AND user_id IS DISTINCT FROM ${user.userId}`.execute(db);
  return rows.length > 0;
}
