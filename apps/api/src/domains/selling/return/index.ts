export { returnRoutes } from './return.routes.ts';
