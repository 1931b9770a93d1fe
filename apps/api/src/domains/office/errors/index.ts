export { errorsRoutes } from './errors.routes.ts';
export { fingerprintOf } from '../../../house/log/scrub.ts';
export { countOpenErrors, listErrorRows } from './errors.queries.ts';
