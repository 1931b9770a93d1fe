/** No database is available. `message` is one sentence for users: what is wrong and what to do. */
export class PostgresUnavailableError extends Error {
  override readonly name = 'PostgresUnavailableError';
  /** Pid of the live process that uses the data folder; undefined for other causes. */
  readonly inUseBy: number | undefined;

  constructor(message: string, options: { readonly cause?: unknown; readonly inUseBy?: number } = {}) {
    super(message, { cause: options.cause });
    this.inUseBy = options.inUseBy;
  }
}
