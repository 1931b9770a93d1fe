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
  longP75Ms: Quartile,
});
export type ReleaseHealth = Static<typeof ReleaseHealth>;

/** What browsers told of a version since its trial began, each visitor once. Old revisions lack `erring` and `inpP75Ms`. */
const TrialFigures = Type.Object({
  mounts: Type.Integer(),
  failedMounts: Type.Integer(),
  /** Visitors who had an error in its code. */
  erring: Type.Optional(Type.Integer()),
  lcpP75Ms: Quartile,
  inpP75Ms: Type.Optional(Quartile),
});

/** A version that a share of the visitors, in per cent, gets instead of `version`, and what the judge knows of both. */
const Canary = Type.Object({
  version: Type.String(),
  weight: Type.Integer(),
  startedAt: Timestamp,
  rules: Type.Object({
    minMounts: Type.Integer(),
    maxErrorRateDelta: Type.Number(),
    maxLcpDeltaMs: Type.Number(),
    maxInpDeltaMs: Type.Optional(Type.Number()),
    /** False where people decide. */
    autoRollback: Type.Boolean(),
    minMinutes: Type.Number(),
  }),
  trial: TrialFigures,
  live: TrialFigures,
});
export type Canary = Static<typeof Canary>;

const ReleasedApp = Type.Object({
  name: Type.String(),
  /** Owner, as the live version names it, or the newest published one; null when no manifest is readable. */
  team: Type.Union([Type.String(), Type.Null()]),
  /** Null when no version is live. */
  version: Type.Union([Type.String(), Type.Null()]),
  /** Versions on trial for a part of the visitors; empty without a trial. */
  canaries: Type.Array(Canary),
  /** Where a rollback of this app leads; null when no earlier revision had another version. */
  previous: Type.Union([Type.String(), Type.Null()]),
  health: ReleaseHealth,
  /** Open groups of errors that were last seen in the live version. */
  openErrors: Type.Integer(),
  /** Files of the live version that the store lost or cut off. */
  damagedFiles: Type.Integer(),
  /** Newest first, at most 50. */
  published: Type.Array(Type.Object({ version: Type.String(), publishedAt: Timestamp })),
});
export type ReleasedApp = Static<typeof ReleasedApp>;

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
  /** What this revision put on trial, and for how many per cent of the visitors. */
  tried: Type.Array(Type.Object({ name: Type.String(), version: Type.String(), weight: Type.Integer() })),
  /** Why, where the judge decided; null where people did. */
  cause: Type.Union([
    Type.Object({
      code: Type.Enum(['healthy', 'errors', 'faults', 'slow', 'unresponsive']),
      source: Type.String(),
      trial: TrialFigures,
      live: TrialFigures,
    }),
    Type.Null(),
  ]),
  /** What whoever released wrote about it; empty without a word, and for releases by the command line. */
  note: Type.String(),
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

/** What a first visit of the route loads of this version, compressed as it is sent, in the language that takes more script. */
const RouteCost = Type.Object({
  path: Type.String(),
  screen: Type.String(),
  access: Type.String(),
  criticality: Type.String(),
  scriptBytes: Type.Integer(),
  styleBytes: Type.Integer(),
  files: Type.Integer(),
  language: Type.Enum(['en', 'jp']),
});

/** Types lent by the shell, which a remote is compiled against. */
const TypeContract = Type.Object({
  /** Digests of the contracts it was compiled against, or lends; empty when unknown. */
  contracts: Type.Array(Type.String()),
  /** `@orime/ui#Button`. */
  uses: Type.Array(Type.String()),
  /** What does not fit the live version of `other` (`shell@3.0.0+s`). Without `use` and `why`, nobody has compared the two. */
  misfits: Type.Array(Type.Object({ other: Type.String(), use: Type.Optional(Type.String()), why: Type.Optional(Type.String()) })),
});

/** The contract of one published version: what it needs, owns, says and costs. */
export const ReleaseVersion = Type.Object({
  name: Type.String(),
  version: Type.String(),
  team: Type.String(),
  commit: Type.String(),
  isLive: Type.Boolean(),
  shellApi: Type.String(),
  mfRuntime: Type.String(),
  shared: Type.Record(Type.String(), Type.String()),
  routes: Type.Array(RouteCost),
  /** `slot/key`. */
  fragments: Type.Array(Type.String()),
  publishes: Type.Array(Type.String()),
  consumes: Type.Array(Type.String()),
  commands: Type.Array(Type.String()),
  /** What each field of an event or command may be (`integer, minimum 0`), by name (`data.item.quantity`), by event. Without those whose schema is unknown. */
  schemas: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
  types: TypeContract,
  origins: Type.Array(Type.String()),
  storage: Type.Array(Type.String()),
  localeKeys: Type.Object({ en: Type.Integer(), jp: Type.Integer() }),
  /** Compressed bytes of all files by kind. */
  bytes: Type.Record(Type.String(), Type.Integer()),
  /** Files that the store lost or cut off; a version without its manifest is not found. */
  damage: Type.Array(Type.Object({ code: Type.String(), path: Type.String() })),
  health: ReleaseHealth,
});
export type ReleaseVersion = Static<typeof ReleaseVersion>;

/** 404 for a version that is not published, or whose manifest is lost in the store and in its copy. */
export const getReleaseVersion = defineEndpoint({
  method: 'GET',
  url: '/api/releases/version/:name/:version',
  params: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 60 }),
    version: Type.String({ minLength: 1, maxLength: 100 }),
  }),
  response: ReleaseVersion,
});

/** Everything that somebody who looks for a fault needs to know of this installation: no secrets, nobody's data. */
export const SupportBundle = Type.Object({
  createdAt: Timestamp,
  node: Type.String(),
  releases: Releases,
  /** The newest 50. */
  history: Type.Array(Revision),
  /** The contracts of the live versions. */
  versions: Type.Array(ReleaseVersion),
  /** The 50 groups of open errors that were seen last. */
  errors: Type.Array(
    Type.Object({
      fingerprint: Type.String(),
      name: Type.String(),
      message: Type.String(),
      release: Type.String(),
      route: Type.String(),
      info: Type.String(),
      count: Type.Integer(),
      firstSeenAt: Timestamp,
      lastSeenAt: Timestamp,
    }),
  ),
});
export type SupportBundle = Static<typeof SupportBundle>;

export const getSupportBundle = defineEndpoint({ method: 'GET', url: '/api/releases/support-bundle', response: SupportBundle });

/** The revision the caller saw: 409 `conflict` when a newer one exists. */
const onRevision = Type.Integer({ minimum: 0, maximum: 999_999_999 });
const AppName = Type.String({ minLength: 1, maxLength: 60 });
/** Why; shown in the history. */
const note = Type.Optional(Type.String({ maxLength: 500 }));

/** Promotes published versions in one revision, for all visitors or on trial. 403 `reauth_required` without a fresh password. 422 `business_rule` with `details.reason` when they are incompatible. */
export const promoteReleases = defineEndpoint({
  method: 'POST',
  url: '/api/releases/promote',
  body: Type.Object({
    versions: Type.Record(AppName, Type.String({ minLength: 1, maxLength: 100 }), { minProperties: 1, maxProperties: 40 }),
    /** Per cent of the visitors, on trial under the judge; everybody without it. */
    share: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    /** Also what was rolled back, which is refused with the reason `rolled_back` otherwise. */
    again: Type.Optional(Type.Boolean()),
    onRevision,
    note,
  }),
  response: Revision,
});

/** Ends the trial of one app, else restores its previous live version, or everything that the newest revision changed. */
export const rollBackReleases = defineEndpoint({
  method: 'POST',
  url: '/api/releases/rollback',
  body: Type.Object({ name: Type.Optional(AppName), onRevision, note }),
  response: Revision,
});
