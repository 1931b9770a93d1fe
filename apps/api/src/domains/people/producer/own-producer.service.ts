import type { Currency, LocalText } from '@orime/contracts';
import type { OwnProducer, ProducerUpdate } from '@orime/contracts/api/people/producer';
import { sql } from 'kysely';
import type { Certification } from '../../../house/db/column-types.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { assertVersion } from '../../../house/http/if-match.ts';
import { reindexProducers } from '../../../house/search/index.ts';
import { areOwnImages } from '../../media/file/index.ts';
import { capabilityKey, capabilityLabel, knownCapabilityKeys } from '../../site/vocabulary/index.ts';
import { replaceGallery } from './producer-gallery.queries.ts';
import { findProducer } from './producer.queries.ts';
import { checkProducer, withDesigns } from './producer.service.ts';

/** The caller's page in any state, with its form, as JSON text; `null` before it is made. */
export async function readOwnProducerText(db: Db, userId: string, currency: Currency): Promise<string> {
  const [record, row] = [await findProducer(db, { ownerUserId: userId }), await findForm(db, userId)];
  if (record === undefined || row === undefined) return 'null';
  const { status, version, ...form } = row;
  const rest: Omit<OwnProducer, 'producer'> = { form: toForm(form), status, version };
  return `{"producer":${await withDesigns(db, record, currency)},${JSON.stringify(rest).slice(1)}`;
}

/** Writes the given fields. An approved page stays approved. */
export async function updateProducer(db: Db, userId: string, input: ProducerUpdate, expected: number | undefined): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const stored = await trx
      .selectFrom('producers')
      .select(['id', 'version', 'capabilities'])
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (stored === undefined) throw new RequestError('not_found');
    assertVersion(expected, stored.version);
    await checkProducer(trx, input, stored.id);
    await checkPictures(trx, userId, input);
    await trx
      .updateTable('producers')
      .set({ ...columnsOf(input, stored.capabilities), version: stored.version + 1, updated_at: new Date() })
      .where('id', '=', stored.id)
      .execute();
    if (input.gallery !== undefined) await replaceGallery(trx, stored.id, input.gallery);
    await reindexProducers(trx, [stored.id]);
    return readOwnProducerText(trx, userId, 'USD');
  });
}

async function checkPictures(trx: Db, userId: string, { coverFileId, gallery = [] }: ProducerUpdate): Promise<void> {
  const fields: Record<string, string> = {};
  if (coverFileId && !(await areOwnImages(trx, [coverFileId], [userId]))) fields['coverFileId'] = 'is no picture of yours';
  const ids = gallery.map(({ fileId }) => fileId);
  if (!(await areOwnImages(trx, ids, [userId]))) fields['gallery'] = 'has a picture that is none of yours';
  if (Object.keys(fields).length > 0) throw new RequestError('validation', { fields });
}

/** Own words that stay keep their translation, which the form does not send. */
function columnsOf(input: ProducerUpdate, said: readonly LocalText[]) {
  const textOf = (word: string) => said.find(({ en }) => en === word) ?? capabilityLabel(word);
  return {
    handle: input.handle,
    name: input.name?.trim(),
    name_jp: input.nameJp?.trim(),
    bio_en: input.bio?.en.trim(),
    bio_jp: input.bio?.jp.trim(),
    country: input.country,
    city: input.city?.trim(),
    city_jp: input.cityJp?.trim(),
    lat: input.lat,
    lon: input.lon,
    capabilities: input.capabilities === undefined ? undefined : JSON.stringify([...new Set(input.capabilities)].map(textOf)),
    capability_keys: input.capabilities === undefined ? undefined : knownCapabilityKeys(input.capabilities),
    moq: input.moq,
    lead_time_days: input.leadTimeDays,
    machines: input.machines === undefined ? undefined : JSON.stringify(input.machines),
    languages: input.languages,
    certifications:
      input.certifications === undefined
        ? undefined
        : JSON.stringify(
            input.certifications.map(({ name, number, expires }) => ({
              name,
              no: number,
              ...(expires === null ? {} : { expiresAt: expires }),
            })),
          ),
    founded_year: input.founded,
    weekly_capacity: input.weeklyCapacity,
    cover_id: input.coverFileId,
  };
}

interface FormRow extends Omit<ProducerUpdate, 'capabilities' | 'certifications'>, Pick<OwnProducer, 'status' | 'version'> {
  readonly capabilities: readonly LocalText[];
  readonly capabilityKeys: readonly string[];
  readonly certifications: readonly Certification[];
}

async function findForm(db: Db, userId: string): Promise<FormRow | undefined> {
  const { rows } = await sql<FormRow>`
    SELECT handle, name, name_jp AS "nameJp", json_build_object('en', bio_en, 'jp', bio_jp) AS bio, country, city, city_jp AS "cityJp", lat, lon, capabilities, capability_keys AS "capabilityKeys", moq, lead_time_days AS "leadTimeDays",
      machines, languages, certifications, founded_year AS founded, weekly_capacity AS "weeklyCapacity", cover_id AS "coverFileId",
      (SELECT coalesce(json_agg(json_build_object('fileId', g.file_id, 'alt', json_build_object('en', g.alt_en, 'jp', g.alt_jp)) ORDER BY g.position), '[]') FROM producer_pictures g WHERE g.producer_id = producers.id) AS gallery,
      status, version
    FROM producers WHERE user_id = ${userId} AND deleted_at IS NULL`.execute(db);
  return rows[0];
}

const EMPTIABLE: ReadonlySet<string> = new Set(['coverFileId', 'founded', 'weeklyCapacity']);

/** What was never filled is left out; what may be emptied says so. */
function toForm({ capabilities, capabilityKeys, certifications, ...rest }: Omit<FormRow, 'status' | 'version'>): ProducerUpdate {
  const filled = Object.fromEntries(Object.entries(rest).filter(([field, value]) => value !== null || EMPTIABLE.has(field)));
  return {
    ...filled,
    capabilities: [...new Set([...capabilityKeys, ...capabilities.map(capabilityKey)])],
    certifications: certifications.map((entry) => ({ name: entry.name, number: entry.no, expires: entry.expiresAt ?? null })),
  };
}
