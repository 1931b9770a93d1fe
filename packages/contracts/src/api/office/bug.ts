import { Type, type Static } from 'typebox';
import { IdParams, PageQuery, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';

export const BUG_STATUSES = ['open', 'in_progress', 'resolved', 'closed'] as const;
export const BUG_SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;

const Person = Type.Object({ id: Type.String(), name: Type.String() });

export const Bug = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  title: Type.String(),
  body: Type.String(),
  /** The page where it occurred. */
  route: Type.String(),
  severity: Type.Enum(BUG_SEVERITIES),
  status: Type.Enum(BUG_STATUSES),
  reporter: Person,
  /** Assigned member of staff; visible to staff only. */
  assignee: Type.Union([Person, Type.Null()]),
  /** The front-end error that it was created from; visible to staff only. */
  errorId: Type.Union([Type.String(), Type.Null()]),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  version: Type.Integer(),
});
export type Bug = Static<typeof Bug>;

/** The caller's own bugs; all bugs for staff. Newest first. `total` counts up to 10,000. */
export const listBugs = defineEndpoint({
  method: 'GET',
  url: '/api/bugs',
  querystring: Type.Object({
    ...PageQuery,
    status: Type.Optional(Type.Enum(BUG_STATUSES)),
    severity: Type.Optional(Type.Enum(BUG_SEVERITIES)),
    assignee: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  response: pageOf(Bug),
});

/** Files a bug. Only admins may link an error (`errorId`): 409 `conflict` while that error has an open bug. */
export const createBug = defineEndpoint({
  method: 'POST',
  url: '/api/bugs',
  body: Type.Object({
    title: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    body: Type.Optional(Type.String({ maxLength: 8000 })),
    route: Type.Optional(Type.String({ maxLength: 500 })),
    severity: Type.Optional(Type.Enum(BUG_SEVERITIES)),
    errorId: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  response: Bug,
});

/** 409 `invalid_transition` for a step that is not allowed, `conflict` when `version` is outdated. */
export const updateBug = defineEndpoint({
  method: 'POST',
  url: '/api/bugs/update/id/:id',
  params: IdParams,
  body: Type.Object({
    status: Type.Optional(Type.Enum(BUG_STATUSES)),
    severity: Type.Optional(Type.Enum(BUG_SEVERITIES)),
    /** A member of staff; null unassigns. */
    assigneeId: Type.Optional(Type.Union([Type.String({ maxLength: 80 }), Type.Null()])),
    version: Type.Optional(Type.Integer()),
  }),
  response: Bug,
});
