export { applicationRoutes } from './application.routes.ts';
