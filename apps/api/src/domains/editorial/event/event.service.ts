import type { AdminEvent, EventInput } from '@orime/contracts/api/editorial/event';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import { eventColumns, findAnyEvent, toAdminEvent } from './event.queries.ts';

export async function createEvent(app: ApiApp, input: EventInput, caller: Caller): Promise<AdminEvent> {
  checkTimes(input);
  const id = newId('evt');
  return app.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('events')
      .values({ id, ...eventColumns(input) })
      .execute();
    await audit(trx, { actor: caller, action: 'event.create', entity: 'event', entityId: id, diff: { slug: input.slug }, ip: caller.ip });
    const row = await findAnyEvent(trx, id);
    if (row === undefined) throw new RequestError('internal');
    return toAdminEvent(row);
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
    const changed = await trx
      .updateTable('events')
      .set((eb) => ({ ...eventColumns(input), version: eb('version', '+', 1), updated_at: new Date() }))
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .execute();
    if (changed.length === 0) throw new RequestError('conflict', { details: { current: toAdminEvent(before) } });
    await audit(trx, {
      actor: caller,
      action: 'event.update',
      entity: 'event',
      entityId: id,
      diff: { status: [before.status, input.status], seats: [before.seats, input.seats] },
      ip: caller.ip,
    });
    const row = await findAnyEvent(trx, id);
    if (row === undefined) throw new RequestError('not_found');
    return toAdminEvent(row);
  });
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
