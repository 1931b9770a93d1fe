import type { Attributes } from '@opentelemetry/api';

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
