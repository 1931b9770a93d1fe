export { bugsRoutes } from './bugs.routes.ts';
