import type { SpanProcessor } from '@opentelemetry/sdk-trace';
import type { Environment } from '../config/settings-readers.ts';
import type { SpanFacts, Tracing } from './tracing-types.ts';

const state: { tracing: Tracing | undefined } = { tracing: undefined };

/** Undefined where nobody wants traces; then nothing of OpenTelemetry is loaded, and nothing is wrapped. */
export function tracing(): Tracing | undefined {
  return state.tracing;
}

/**
 * Starts tracing where OTEL_EXPORTER_OTLP_ENDPOINT (or OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) names a collector, before the
 * database is connected and the app is built. Tests give a processor of their own.
 */
export async function startTracing(environment: Environment, processor?: SpanProcessor): Promise<Tracing | undefined> {
  const hasCollector = [environment['OTEL_EXPORTER_OTLP_ENDPOINT'], environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']].some(
    (url) => url !== undefined && url.trim() !== '',
  );
  const isOff = environment['OTEL_SDK_DISABLED']?.trim().toLowerCase() === 'true';
  if (processor === undefined && (!hasCollector || isOff)) return undefined;
  const { openTracing } = await import('./open-telemetry.ts');
  const opened = await openTracing(environment, processor);
  state.tracing = {
    ...opened,
    async stop() {
      state.tracing = undefined;
      await opened.stop();
    },
  };
  return state.tracing;
}

/** Runs work in a span of its own, where traces are wanted. */
export async function inSpan<Result>(facts: SpanFacts, work: () => Promise<Result>): Promise<Result> {
  const span = state.tracing?.start(facts);
  if (span === undefined) return work();
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end(failureOf(error));
    throw error;
  }
}

/** The code of a failure, or its class: messages may quote values. */
export function failureOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

/** For the call that asks for work which is done later; null where nothing is under way, or traces are off. */
export function traceparentNow(): string | null {
  return state.tracing?.traceparent() ?? null;
}
