export { errorsRoutes } from './errors.routes.ts';
export { fingerprintOf } from './scrub.ts';
