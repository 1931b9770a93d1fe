import type { AdminEvent, EventInput } from '@orime/contracts/api/editorial/event';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import { arePictures, listEventPictures, replaceEventPictures } from './event-pictures.queries.ts';
import { eventColumns, findAnyEvent, toAdminEvent } from './event.queries.ts';

export async function createEvent(app: ApiApp, input: EventInput, caller: Caller): Promise<AdminEvent> {
  checkTimes(input);
  const id = newId('evt');
  return app.db.transaction().execute(async (trx) => {
    await checkPictures(trx, input);
    await trx
      .insertInto('events')
      .values({ id, ...eventColumns(input) })
      .execute();
    await replaceEventPictures(trx, id, input.pictures ?? []);
    await audit(trx, { actor: caller, action: 'event.create', entity: 'event', entityId: id, diff: { slug: input.slug }, ip: caller.ip });
    return readAdminEvent(trx, id, 'internal');
  });
}

export async function updateEvent(
  app: ApiApp,
  id: string,
  { version, ...input }: EventInput & { readonly version: number },
  caller: Caller,
): Promise<AdminEvent> {
  checkTimes(input);
  return app.db.transaction().execute(async (trx) => {
    const before = await findAnyEvent(trx, id);
    if (before === undefined) throw new RequestError('not_found');
    await checkPictures(trx, input);
    const changed = await trx
      .updateTable('events')
      .set((eb) => ({ ...eventColumns(input), version: eb('version', '+', 1), updated_at: new Date() }))
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .execute();
    if (changed.length === 0) throw new RequestError('conflict', { details: { current: await readAdminEvent(trx, id, 'not_found') } });
    if (input.pictures !== undefined) await replaceEventPictures(trx, id, input.pictures);
    await audit(trx, {
      actor: caller,
      action: 'event.update',
      entity: 'event',
      entityId: id,
      diff: { status: [before.status, input.status], seats: [before.seats, input.seats] },
      ip: caller.ip,
    });
    return readAdminEvent(trx, id, 'not_found');
  });
}

async function readAdminEvent(db: Db, id: string, missing: 'internal' | 'not_found'): Promise<AdminEvent> {
  const row = await findAnyEvent(db, id);
  if (row === undefined) throw new RequestError(missing);
  const pictures = await listEventPictures(db, [id]);
  return toAdminEvent(row, pictures.get(id));
}

async function checkPictures(db: Db, { pictures = [] }: EventInput): Promise<void> {
  if (!(await arePictures(db, pictures))) throw new RequestError('validation', { fields: { pictures: 'has a file that is no picture' } });
}

function checkTimes({ startsAt, endsAt, closesAt, timeZone, programme }: EventInput): void {
  const [starts, ends, closes] = [Date.parse(startsAt), Date.parse(endsAt), Date.parse(closesAt)];
  if (!(starts < ends)) throw new RequestError('validation', { fields: { endsAt: 'must be after the start' } });
  if (!(closes <= ends)) throw new RequestError('validation', { fields: { closesAt: 'must not be after the end' } });
  if (programme.some(({ at }) => Number.isNaN(Date.parse(at))))
    throw new RequestError('validation', { fields: { programme: 'has a time that is none' } });
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw new RequestError('validation', { fields: { timeZone: 'is not a time zone' } });
  }
}
