export { startPostgres } from './start-postgres.ts';
export type { RunningPostgres, StartPostgresOptions } from './start-postgres.ts';
export { PostgresUnavailableError } from './postgres-unavailable-error.ts';
export { findThrowAwayServer, oncePerRun } from './throw-away-server.ts';
export type { ThrowAwayServer } from './throw-away-server.ts';
