export { privacyRequestRoutes } from './privacy-request.routes.ts';
