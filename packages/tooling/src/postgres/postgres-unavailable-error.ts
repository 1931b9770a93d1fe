/** The database cannot be had. `message` is one sentence for a person: what is wrong and what to do. */
export class PostgresUnavailableError extends Error {
  override readonly name = 'PostgresUnavailableError';
}
