import { Type, type Static } from 'typebox';
import { IdParams, PageQuery, Success, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';

/** What an admin wrote about a designer or a producer, for admins alone. */
export const StaffNote = Type.Object({
  id: Type.String(),
  text: Type.String(),
  author: Type.Object({ id: Type.String(), name: Type.String() }),
  createdAt: Timestamp,
});
export type StaffNote = Static<typeof StaffNote>;

/** Of a profile (`prf_`) or a producer's page, newest first. `total` counts up to 10,000. */
export const listStaffNotes = defineEndpoint({
  method: 'GET',
  url: '/api/profile/notes/id/:id',
  params: IdParams,
  querystring: Type.Object(PageQuery),
  response: pageOf(StaffNote),
});

/** The words stay out of the audit, which outlives them. 404 for a page that was closed. */
export const addStaffNote = defineEndpoint({
  method: 'POST',
  url: '/api/profile/notes/id/:id',
  params: IdParams,
  body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }) }),
  response: StaffNote,
});

/** 404 for a note that somebody else has removed. */
export const removeStaffNote = defineEndpoint({
  method: 'DELETE',
  url: '/api/profile/notes/:id',
  params: IdParams,
  response: Success,
});
