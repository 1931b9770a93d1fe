import type { FastifyBaseLogger } from 'fastify';
import type { Bindings, ChildLoggerOptions } from 'pino';

/** Fastify wants a logger for each request; most requests never use theirs, so it is made when something is logged. */
export function lazyChild(logger: FastifyBaseLogger, bindings: Bindings, options: ChildLoggerOptions): FastifyBaseLogger {
  return new LazyLog(logger, bindings, options);
}

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

class LazyLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: ChildLoggerOptions;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: ChildLoggerOptions) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get level(): string {
    return this.#log().level;
  }

  set level(level: string) {
    this.#log().level = level;
  }

  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#log().child(bindings, options);
  }

  fatal(...line: readonly unknown[]): void {
    this.#say('fatal', line);
  }

  error(...line: readonly unknown[]): void {
    this.#say('error', line);
  }

  warn(...line: readonly unknown[]): void {
    this.#say('warn', line);
  }

  info(...line: readonly unknown[]): void {
    this.#say('info', line);
  }

  debug(...line: readonly unknown[]): void {
    this.#say('debug', line);
  }

  trace(...line: readonly unknown[]): void {
    this.#say('trace', line);
  }

  silent(...line: readonly unknown[]): void {
    this.#say('silent', line);
  }

  #log(): FastifyBaseLogger {
    return (this.#made ??= this.#parent.child(this.#bindings, this.#options));
  }

  #say(level: Level, line: readonly unknown[]): void {
    const log = this.#log();
    Reflect.apply(log[level], log, line);
  }
}
