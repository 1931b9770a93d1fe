import * as endpoints from '@orime/contracts/api/editorial/event';
import { sql } from 'kysely';
import { admins, anyone } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { escapeLike } from '../../../house/db/escape-like.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readPage } from '../../../house/http/paging.ts';
import { calendarFile } from './calendar-file.ts';
import { listEventPictures } from './event-pictures.queries.ts';
import { findAnyEvent, findEvent, listEvents, toEvent } from './event.queries.ts';
import { createEvent, updateEvent } from './event.service.ts';
import { replyToEvent } from './reply-to-event.ts';

export async function eventRoutes(app: ApiApp): Promise<void> {
  const getEvent = async (key: string) => {
    const row = await findEvent(app.db, key);
    if (row === undefined) throw new RequestError('not_found');
    const pictures = await listEventPictures(app.db, [row.id]);
    return toEvent(row, pictures.get(row.id));
  };

  app.route({ ...endpoints.getEvent, config: { rule: anyone }, handler: ({ params }) => getEvent(params.slug) });

  const { method, url, params, querystring } = endpoints.eventCalendar;
  app.route({
    method,
    url,
    schema: { params, querystring },
    config: { rule: anyone },
    handler: async (request, reply) => {
      const isLive = await app.liveRoutes();
      const links = { publicUrl: app.config.publicUrl, page: ['/nyfw-invitation'].find(isLive) ?? '/' };
      const file = calendarFile(await getEvent(request.params.slug), links, request.query.lang ?? 'en');
      return reply.type('text/calendar; charset=utf-8').header('content-disposition', 'attachment; filename="event.ics"').send(file);
    },
  });

  app.route({
    ...endpoints.replyToEvent,
    config: { rule: anyone, idempotent: true },
    handler: async (request) => {
      await app.countSharedLimit({ name: 'rsvp', subject: request.ip, max: 10, windowSeconds: 3600 });
      return replyToEvent(app, request.params.id, request.body, request.actor.userId);
    },
  });

  app.route({
    ...endpoints.listEvents,
    config: { rule: admins },
    handler: async ({ query }) => {
      const page = readPage(query);
      return { ...(await listEvents(app.db, query, page)), page: page.page };
    },
  });
  app.route({
    ...endpoints.createEvent,
    config: { rule: admins, idempotent: true },
    handler: (request) => createEvent(app, request.body, callerOf(request)),
  });
  app.route({
    ...endpoints.updateEvent,
    config: { rule: admins },
    handler: (request) => updateEvent(app, request.params.id, request.body, callerOf(request)),
  });

  app.route({
    ...endpoints.listRsvps,
    config: { rule: admins },
    handler: async (request) => {
      const { id } = request.params;
      if ((await findAnyEvent(app.db, id)) === undefined) throw new RequestError('not_found');
      const page = readPage(request.query, 100);
      const { q, role } = request.query;
      const guests = app.db
        .selectFrom('event_rsvps')
        .where('event_id', '=', id)
        .$if(role !== undefined, (of) => of.where('role', '=', role ?? 'other'))
        .$if(q !== undefined && q.trim() !== '', (of) =>
          of.where(sql<boolean>`(name || ' ' || email::text) ILIKE ${`%${escapeLike(q?.trim() ?? '')}%`}`),
        );
      const rows = await guests
        .select(['id', 'reference', 'name', 'email', 'role', 'plus_one', 'access_needs', 'seats', 'created_at'])
        .orderBy('created_at')
        .orderBy('id')
        .limit(page.limit)
        .offset(page.offset)
        .execute();
      const { total } = await guests.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const items = rows.map(({ plus_one, access_needs, created_at, ...row }) => ({
        ...row,
        plusOne: plus_one,
        accessNeeds: access_needs,
        createdAt: created_at.toISOString(),
      }));
      return { items, total: Number(total), page: page.page };
    },
  });
}
