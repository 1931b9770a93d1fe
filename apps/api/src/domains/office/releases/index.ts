export { releasesRoutes } from './releases.routes.ts';
