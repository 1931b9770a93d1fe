export { telemetryRoutes } from './telemetry.routes.ts';
export { readHealth } from './telemetry.queries.ts';
