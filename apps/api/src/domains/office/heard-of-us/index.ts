export { heardOfUsRoutes } from './heard-of-us.routes.ts';
