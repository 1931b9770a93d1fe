import { Type, type Static } from 'typebox';
import { PageQuery, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';

const Quartile = Type.Union([Type.Number(), Type.Null()]);

/** Health over the last 24 hours with visitors. Quartiles are upper bounds of histogram buckets, null without measurements. */
export const ReleaseHealth = Type.Object({
  mounts: Type.Integer(),
  failedMounts: Type.Integer(),
  mountP75Ms: Quartile,
  lcpP75Ms: Quartile,
  inpP75Ms: Quartile,
  clsP75: Quartile,
});
export type ReleaseHealth = Static<typeof ReleaseHealth>;

const ReleasedApp = Type.Object({
  name: Type.String(),
  /** Null when no version is live. */
  version: Type.Union([Type.String(), Type.Null()]),
  health: ReleaseHealth,
  /** Newest first, at most 50. */
  published: Type.Array(Type.Object({ version: Type.String(), publishedAt: Timestamp })),
});

/** The live versions. Revision 0 before the first promotion. */
export const Releases = Type.Object({
  revision: Type.Integer(),
  set: Type.Union([Type.String(), Type.Null()]),
  createdAt: Type.Union([Timestamp, Type.Null()]),
  createdBy: Type.Union([Type.String(), Type.Null()]),
  apps: Type.Array(ReleasedApp),
});
export type Releases = Static<typeof Releases>;

export const Revision = Type.Object({
  revision: Type.Integer(),
  previous: Type.Union([Type.Integer(), Type.Null()]),
  createdAt: Timestamp,
  createdBy: Type.String(),
  reason: Type.Enum(['deploy', 'rollback', 'first']),
  /** Version by app, for the apps that this revision changed. */
  changed: Type.Record(Type.String(), Type.String()),
});
export type Revision = Static<typeof Revision>;

export const getReleases = defineEndpoint({ method: 'GET', url: '/api/releases', response: Releases });

/** Newest first. */
export const listRevisions = defineEndpoint({
  method: 'GET',
  url: '/api/releases/history',
  querystring: Type.Object(PageQuery),
  response: pageOf(Revision),
});

/** The revision the caller saw: 409 `conflict` when a newer one exists. */
const onRevision = Type.Integer({ minimum: 0, maximum: 999_999_999 });
const AppName = Type.String({ minLength: 1, maxLength: 60 });

/** Promotes published versions in one revision. 422 `business_rule` with `details.reason` when they are incompatible. */
export const promoteReleases = defineEndpoint({
  method: 'POST',
  url: '/api/releases/promote',
  body: Type.Object({
    versions: Type.Record(AppName, Type.String({ minLength: 1, maxLength: 100 }), { minProperties: 1, maxProperties: 40 }),
    onRevision,
  }),
  response: Revision,
});

/** Restores the previous live version of one app, or everything that the newest revision changed. */
export const rollBackReleases = defineEndpoint({
  method: 'POST',
  url: '/api/releases/rollback',
  body: Type.Object({ name: Type.Optional(AppName), onRevision }),
  response: Revision,
});
