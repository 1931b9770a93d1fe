export { errorsRoutes } from './errors.routes.ts';
export { fingerprintOf } from '../../../house/log/scrub.ts';
