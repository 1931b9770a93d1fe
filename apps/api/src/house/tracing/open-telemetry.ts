import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Link } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import { SettingError, type Environment } from '../config/settings-readers.ts';
import type { OpenSpan, SpanFacts, Tracing } from './tracing-types.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;
const MAX_ATTRIBUTE_LENGTH = 4_000;

/** OpenTelemetry as this api uses it. Imported only where traces are wanted: it costs 0.1 s and some megabytes. */
export async function openTracing(environment: Environment, processor?: SpanProcessor): Promise<Tracing> {
  // The exporter reads address, headers and time-out from OTEL_EXPORTER_OTLP_* itself.
  const sender = processor ?? new BatchSpanProcessor({ exporter: new OTLPTraceExporter() });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': environment['OTEL_SERVICE_NAME'] ?? 'orime-api', 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratioOf(environment)) }),
    spanLimits: { attributeValueLengthLimit: MAX_ATTRIBUTE_LENGTH },
    spanProcessors: [sender],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  trace.setGlobalTracerProvider(provider);
  const tracer = provider.getTracer('orime-api');

  return {
    start({ name, kind, attributes, isRoot = false, cause }: SpanFacts): OpenSpan {
      const parent = isRoot ? ROOT_CONTEXT : context.active();
      const span = tracer.startSpan(
        name,
        { kind: KINDS[kind], links: linksTo(cause), ...(attributes === undefined ? {} : { attributes }) },
        parent,
      );
      const inside = trace.setSpan(parent, span);
      return {
        run: (work) => context.with(inside, work),
        set: (more) => void span.setAttributes(more),
        rename: (better) => void span.updateName(better),
        end(failure) {
          if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure);
          span.end();
        },
      };
    },
    current() {
      const now = trace.getSpanContext(context.active());
      return now === undefined ? undefined : { traceId: now.traceId, spanId: now.spanId };
    },
    traceparent() {
      const now = trace.getSpanContext(context.active());
      return now === undefined ? null : `00-${now.traceId}-${now.spanId}-0${now.traceFlags & TraceFlags.SAMPLED}`;
    },
    bind: (callback) => context.bind(context.active(), callback),
    async stop() {
      // A collector that is away must not keep the process from ending.
      await provider.shutdown().catch(() => undefined);
      contexts.disable();
      context.disable();
      trace.disable();
    },
  };
}

function linksTo(traceparent: string | null | undefined): Link[] {
  const cause = traceparent === undefined || traceparent === null ? null : parseTraceParent(traceparent);
  return cause === null ? [] : [{ context: cause }];
}

/** The share of traces that is kept: OTEL_TRACES_SAMPLER_ARG from 0 to 1. */
function ratioOf(environment: Environment): number {
  const text = environment['OTEL_TRACES_SAMPLER_ARG']?.trim();
  if (text === undefined || text === '') return 1;
  const ratio = Number(text);
  if (!(ratio >= 0 && ratio <= 1)) throw new SettingError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${text}".`);
  return ratio;
}
