import { Type, type Static } from 'typebox';
import { UserType } from '../api/people/users.ts';
import { Language } from '../schemas/common.ts';
import { LocalText } from '../schemas/local-text.ts';
import type { ChannelFile } from './release-set.ts';
import type { RemoteManifest } from './remote-manifest.ts';
import { SECTION_ROLES } from './routes.ts';

/** A name or version becomes a folder: nothing in it can lead elsewhere. */
const Name = Type.String({ pattern: '^(?!.*\\.\\.)[A-Za-z0-9][A-Za-z0-9.+-]*$', maxLength: 120 });
/** Relative, with plain segments: a file of the version folder or below it. */
const FilePath = Type.String({ pattern: '^(?!.*(^|/)\\.{1,2}(/|$))[A-Za-z0-9@._~+-]+(/[A-Za-z0-9@._~+-]+)*$', maxLength: 300 });
const Texts = Type.Record(Type.String(), Type.String());
const Strings = Type.Array(Type.String());

const DocumentRead = Type.Object({
  name: Type.String(),
  path: Type.String({ pattern: '^/' }),
  query: Type.Optional(Texts),
  fromSearch: Type.Optional(Strings),
  otherwise: Type.Optional(Type.String({ pattern: '^/' })),
  required: Type.Optional(Type.Boolean()),
});

const DocumentDeclaration = Type.Object({
  reads: Type.Optional(Type.Array(DocumentRead)),
  memberReads: Type.Optional(Type.Array(DocumentRead)),
  slots: Type.Optional(Type.Array(Type.Object({ slot: Type.String(), props: Texts }))),
  params: Type.Optional(Type.Record(Type.String(), Strings)),
  title: Type.Optional(LocalText),
  description: Type.Optional(LocalText),
  image: Type.Optional(Type.String()),
  canonical: Type.Optional(Type.String()),
  jsonLd: Type.Optional(Type.Enum(['Product', 'Article', 'Person', 'Organization', 'Brand', 'WebSite'])),
  preloadImage: Type.Optional(Type.String()),
  preloadSizes: Type.Optional(Type.String()),
  preloadWide: Type.Optional(Type.Object({ image: Type.String(), sizes: Type.String(), media: Type.String() })),
  preloadData: Type.Optional(Strings),
  noindex: Type.Optional(Type.Boolean()),
  rendersOnServer: Type.Optional(Type.Boolean()),
});

const RouteSection = Type.Object({
  navigation: Type.Enum(['shell', 'own']),
  entries: Type.Optional(
    Type.Array(
      Type.Object({
        roles: Type.Array(Type.Enum(SECTION_ROLES)),
        label: LocalText,
        order: Type.Number(),
        tab: Type.Optional(Type.String({ pattern: '^[a-z-]+$' })),
      }),
    ),
  ),
});

const Route = Type.Object({
  path: Type.String({ pattern: '^/' }),
  screen: Type.String({ minLength: 1 }),
  access: Type.Enum(['public', 'signed-in']),
  chrome: Type.Object({ header: Type.Enum(['full', 'compact', 'none']), banner: Type.Boolean(), scrollButton: Type.Boolean() }),
  titleKey: Type.String(),
  criticality: Type.Enum(['core', 'standard']),
  section: Type.Optional(RouteSection),
  document: Type.Optional(DocumentDeclaration),
});

/** A slot that this release does not know is no fault: it is left empty. */
const Fragment = Type.Object({
  slot: Type.String({ pattern: '^[a-z][a-z0-9-]*@[1-9][0-9]*$', maxLength: 80 }),
  key: Type.String({ minLength: 1 }),
  order: Type.Number(),
  when: Type.Optional(Type.Object({ types: Type.Optional(Type.Array(UserType)), routes: Type.Optional(Strings) })),
  reads: Type.Optional(Type.Array(DocumentRead)),
});

const Asset = Type.Object({
  path: FilePath,
  bytes: Type.Integer({ minimum: 0 }),
  brotliBytes: Type.Integer({ minimum: 0 }),
  integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }),
  kind: Type.Enum(['script', 'style', 'font', 'image', 'data', 'other']),
});

const Locale = Type.Object({
  file: Type.String(),
  keys: Type.Integer({ minimum: 0 }),
  hash: Type.String(),
  keysHash: Type.Optional(Type.String()),
});

const Events = Type.Object({
  publishes: Strings,
  consumes: Strings,
  commands: Strings,
  isComplete: Type.Optional(Type.Literal(true)),
  adapters: Type.Optional(Strings),
  schemas: Type.Optional(Type.Record(Type.String(), Type.Object({}))),
});

/** `remote.json` as a run-time check. Unknown fields are let through: a newer build may say more than this release reads. */
export const RemoteManifestSchema = Type.Object({
  schema: Type.Literal(1),
  name: Name,
  version: Name,
  team: Type.String(),
  commit: Type.String(),
  requires: Type.Object({ shellApi: Type.String(), mfRuntime: Type.String(), shared: Texts }),
  provides: Type.Optional(Texts),
  copies: Type.Optional(Strings),
  entry: FilePath,
  server: Type.Optional(FilePath),
  container: Type.String({ pattern: '^[A-Za-z_$][A-Za-z0-9_$]*$' }),
  routes: Type.Array(Route),
  fragments: Type.Array(Fragment),
  i18n: Type.Record(Language, Locale),
  events: Events,
  /** An origin has neither path nor wildcard; that it is one, character by character, is checked beside the schema. */
  permissions: Type.Object({ origins: Type.Array(Type.String({ pattern: '^(https?|wss?)://[^\\s;,*/]+$' })), storage: Strings }),
  assets: Type.Array(Asset),
  chunks: Type.Record(Type.String(), Type.Array(FilePath)),
});

const TrialRules = Type.Object({
  minMounts: Type.Integer({ minimum: 1 }),
  maxErrorRateDelta: Type.Number({ minimum: 0, maximum: 1 }),
  maxLcpDeltaMs: Type.Number({ minimum: 0 }),
  maxInpDeltaMs: Type.Optional(Type.Number({ minimum: 0 })),
  autoRollback: Type.Boolean(),
  minMinutes: Type.Number({ minimum: 0 }),
});

const ChannelSet = Type.Object({
  id: Type.String(),
  weight: Type.Number(),
  remotes: Type.Record(Type.String(), Name),
  canaryOf: Type.Optional(Type.String()),
  sticky: Type.Optional(Type.Literal('visitor')),
  startedAt: Type.Optional(Type.String()),
  judge: Type.Optional(TrialRules),
});

const TrialFigures = Type.Object({
  mounts: Type.Integer(),
  failedMounts: Type.Integer(),
  erring: Type.Optional(Type.Integer()),
  lcpP75Ms: Type.Union([Type.Number(), Type.Null()]),
  inpP75Ms: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
});

const ReleaseCause = Type.Object({
  code: Type.Enum(['healthy', 'errors', 'faults', 'slow', 'unresponsive']),
  source: Type.String(),
  trial: TrialFigures,
  live: TrialFigures,
});

/** `channels/<name>.json` and each revision as a run-time check. */
export const ChannelFileSchema = Type.Object({
  schema: Type.Literal(1),
  channel: Name,
  revision: Type.Integer({ minimum: 1 }),
  previous: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  createdAt: Type.String(),
  createdBy: Type.String(),
  reason: Type.Enum(['deploy', 'rollback', 'first']),
  shell: Type.Object({ version: Name, api: Strings, mfRuntime: Type.String() }),
  cause: Type.Optional(ReleaseCause),
  sets: Type.Array(ChannelSet, { minItems: 1 }),
  retention: Type.Object({ minDays: Type.Number(), minSets: Type.Number() }),
  digests: Type.Optional(Texts),
  sig: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]+\\.\\.[A-Za-z0-9_-]+$' })),
});

/** Does not compile where a schema and the documented type of its readers have drifted apart, in either direction. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value;
const manifestMatches: Same<Frozen<Static<typeof RemoteManifestSchema>>, RemoteManifest> = true;
const channelMatches: Same<Frozen<Static<typeof ChannelFileSchema>>, ChannelFile> = true;
void [manifestMatches, channelMatches];
