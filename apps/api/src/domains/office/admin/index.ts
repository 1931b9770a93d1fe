export { adminRoutes } from './admin.routes.ts';
export { createMailing } from './mailing/mailing.service.ts';
