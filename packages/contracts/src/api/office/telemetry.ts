import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../../schemas/endpoint.ts';

/** `magazine@0.1.0+9c2e71d0ab`. */
const Release = Type.String({ maxLength: 160, pattern: '^[a-z][a-z0-9-]{0,59}@[0-9][A-Za-z0-9.+-]{0,90}$' });

/** Milliseconds, except CLS, which has no unit. LONG is what a version's scripts took of frames that held a page up for more than 50 ms. */
const Vital = Type.Object({
  remote: Release,
  name: Type.Enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'LONG']),
  value: Type.Number({ minimum: 0, maximum: 600_000 }),
});

const Mount = Type.Object({
  remote: Release,
  ok: Type.Boolean(),
  ms: Type.Number({ minimum: 0, maximum: 600_000 }),
  /** The same browser told before that it was shown: it failed later, and is no other visitor. */
  wasOk: Type.Optional(Type.Boolean()),
});

/**
 * Performance of released versions in a browser, at most 16 kB. Aggregated per version and hour without data about the visitor.
 * Unknown versions are not included in `counted`.
 */
export const recordTelemetry = defineEndpoint({
  method: 'POST',
  url: '/api/telemetry',
  body: Type.Object({
    vitals: Type.Optional(Type.Array(Vital, { maxItems: 60 })),
    mounts: Type.Optional(Type.Array(Mount, { maxItems: 60 })),
    /** Versions that an error was reported of. */
    errors: Type.Optional(Type.Array(Release, { maxItems: 60 })),
  }),
  response: Type.Object({ counted: Type.Integer() }),
});

export type TelemetryInput = Static<(typeof recordTelemetry)['schema']['body']>;
