export { JUDGE_JOB } from './judge-job.ts';
export { telemetryRoutes } from './telemetry.routes.ts';
export { readHealth, readTrialFigures } from './telemetry.queries.ts';
