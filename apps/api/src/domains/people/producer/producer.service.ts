import { isEmpty, type Currency } from '@orime/contracts';
import type { ProducerInput } from '@orime/contracts/api/people/producer';
import { sql } from 'kysely';
import { isStaff, type Actor, type UserActor } from '../../../house/access/actor.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { countryCode } from '../../../house/geography/country-code.ts';
import { newId } from '../../../house/ids.ts';
import { reindexProducers } from '../../../house/search/index.ts';
import { capabilityLabel, knownCapabilityKeys } from '../../site/vocabulary/index.ts';
import { listProducerCards } from '../extensions/index.ts';
import { isReservedHandle } from '../profile/index.ts';
import { listGallery } from './producer-gallery.queries.ts';
import { findProducer } from './producer.queries.ts';

/** A producer with the public designs made there, as JSON text. Not approved ones exist for their owner and staff only. */
export async function readProducerText(db: Db, actor: Actor, handle: string, currency: Currency): Promise<string> {
  const record = await findProducer(db, { handle });
  const isInsider = isStaff(actor) || (actor.userId !== null && actor.userId === record?.ownerUserId);
  if (record === undefined || !(record.isPublic || isInsider)) throw new RequestError('not_found');
  return withDesigns(db, record, currency);
}

/** Makes the caller's producer page, which waits for review; a second one is a conflict. */
export async function createProducer(db: Db, user: UserActor, input: ProducerInput): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await checkProducer(trx, input);
    const id = newId('pro');
    await trx
      .insertInto('producers')
      .values({
        id,
        user_id: user.userId,
        handle: input.handle,
        name: input.name.trim(),
        name_jp: input.nameJp?.trim() ?? '',
        bio_en: input.bio.en.trim(),
        bio_jp: input.bio.jp.trim(),
        country: input.country,
        city: input.city.trim(),
        city_jp: input.cityJp?.trim() ?? '',
        lat: input.lat,
        lon: input.lon,
        moq: input.moq,
        lead_time_days: input.leadTimeDays,
        capabilities: JSON.stringify([...new Set(input.capabilities)].map(capabilityLabel)),
        capability_keys: knownCapabilityKeys(input.capabilities),
        status: 'in_review',
      })
      .execute();
    await reindexProducers(trx, [id]);
    const record = await findProducer(trx, { ownerUserId: user.userId });
    if (record === undefined) throw new RequestError('not_found');
    return withDesigns(trx, record, 'USD');
  });
}

export async function withDesigns(
  db: Db,
  record: NonNullable<Awaited<ReturnType<typeof findProducer>>>,
  currency: Currency,
): Promise<string> {
  const { ownerUserId: _, ...producer } = record;
  const gallery = await listGallery(db, record.id);
  return `{"designs":${await listProducerCards(db, record.id, currency)},${JSON.stringify({ ...producer, gallery }).slice(1)}`;
}

/** What the schema cannot say of the given fields; `ownId` may keep its handle. */
export async function checkProducer(trx: Db, input: Partial<ProducerInput>, ownId = ''): Promise<void> {
  const fields: Record<string, string> = {};
  if (input.name !== undefined && isEmpty(input.name)) fields['name'] = 'must not be empty';
  if (input.city !== undefined && isEmpty(input.city)) fields['city'] = 'must not be empty';
  if (input.country !== undefined && countryCode(input.country) === undefined) fields['country'] = 'is not a country';
  if (input.handle !== undefined && isReservedHandle(input.handle)) fields['handle'] = 'is reserved';
  if (Object.keys(fields).length > 0) throw new RequestError('validation', { fields });
  if (input.handle === undefined) return;
  const { rows } =
    await sql`SELECT 1 FROM profiles WHERE handle = ${input.handle} UNION ALL SELECT 1 FROM producers WHERE handle = ${input.handle} AND id <> ${ownId}`.execute(
      trx,
    );
  if (rows.length > 0) throw new RequestError('handle_taken', { fields: { handle: 'is taken' } });
}
