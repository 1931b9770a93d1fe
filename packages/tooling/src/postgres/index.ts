export { startPostgres } from './start-postgres.ts';
export type { RunningPostgres, StartPostgresOptions } from './start-postgres.ts';
export { PostgresUnavailableError } from './postgres-unavailable-error.ts';
