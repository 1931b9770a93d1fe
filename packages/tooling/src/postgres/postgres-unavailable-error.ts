/** The database cannot be had. `message` is one sentence for a person: what is wrong and what to do. */
export class PostgresUnavailableError extends Error {
  override readonly name = 'PostgresUnavailableError';
  /** Set when a living process serves the data folder already. */
  readonly inUseBy: number | undefined;

  constructor(message: string, options: { readonly cause?: unknown; readonly inUseBy?: number } = {}) {
    super(message, { cause: options.cause });
    this.inUseBy = options.inUseBy;
  }
}
