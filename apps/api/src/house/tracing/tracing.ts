import type { Attributes } from '@opentelemetry/api';
import type { SpanProcessor } from '@opentelemetry/sdk-trace';
import type { Environment } from '../config/settings-readers.ts';

export interface SpanFacts {
  /** Few different ones: `GET /api/order/id/:id`, never an id. */
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer';
  /** Nothing secret and nothing about a person: exporters send it to others. */
  readonly attributes?: Attributes;
  /** Begins a trace of its own, whatever is under way. */
  readonly isRoot?: boolean;
  /** The `traceparent` of what caused this. Linked, not continued: what a visitor sends decides nothing here. */
  readonly cause?: string | null | undefined;
}

export interface OpenSpan {
  /** What runs inside, and whatever it starts, belongs to this span. */
  run<Result>(work: () => Result): Result;
  set(attributes: Attributes): void;
  rename(name: string): void;
  /** Ends it; with what failed, as a code and never as a message, which may quote what people wrote. */
  end(failure?: string): void;
}

export interface Tracing {
  start(facts: SpanFacts): OpenSpan;
  /** The ids of what is under way, for log lines. */
  current(): { readonly traceId: string; readonly spanId: string } | undefined;
  /** What is under way as a W3C `traceparent`, to be kept with work that is done later. */
  traceparent(): string | null;
  /** A callback that runs in what is under way now, whoever calls it. */
  bind<Callback extends (...args: never[]) => unknown>(callback: Callback): Callback;
  /** Sends what is still waiting, and ends. */
  stop(): Promise<void>;
}

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
