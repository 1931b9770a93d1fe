import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';
import { tracing } from '../tracing/tracing.ts';
import type { LogTarget } from './log-target.ts';
import { openOutput } from './output.ts';
import { withoutSecrets } from './request-log.ts';
import { scrub } from './scrub.ts';

const secretPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  '*.password',
  '*.token',
  '*.currentPassword',
  'body',
];
/** What is kept of an error beside its text: names of things, never values. */
const errorFacts = ['code', 'status', 'statusCode', 'constraint', 'table', 'column', 'syscall'] as const;
const maxCauses = 5;

/** Settings of pino; the redaction is a second line behind never logging headers or bodies. */
export function loggerOptions(config: Config, target?: LogTarget): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    redact: { paths: secretPaths, censor: '[redacted]' },
    ...(tracing() === undefined ? {} : { mixin: () => tracing()?.current() ?? {} }),
    serializers: {
      err: (error: unknown) => describeError(error, 0) as never, // pino's type wants its own shape of an error
      // Fastify logs a request by itself when something breaks outside of a route.
      req: (request) => ({ method: request.method, url: withoutSecrets(request.url ?? '') }) as never,
    },
    stream: target ?? openOutput(),
  };
}

/**
 * An error with its causes. The database tells in its details which row it refused, with every value in it: passwords' hashes,
 * addresses, everything. Names of constraints and columns say as much to whoever looks for the fault.
 */
function describeError(error: unknown, depth: number): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { message: scrub(String(error)) };
  const known = error as Readonly<Record<string, unknown>>; // whatever was thrown
  const facts = errorFacts.flatMap((name) =>
    typeof known[name] === 'string' || typeof known[name] === 'number' ? [[name, known[name]] as const] : [],
  );
  return {
    type: String(known['name'] ?? 'Error'),
    message: scrub(String(known['message'] ?? '')),
    stack: scrub(String(known['stack'] ?? '')),
    ...Object.fromEntries(facts),
    ...(known['cause'] === undefined || depth >= maxCauses ? {} : { cause: describeError(known['cause'], depth + 1) }),
  };
}
