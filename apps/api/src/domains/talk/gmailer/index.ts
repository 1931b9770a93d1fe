export { requireGmail } from './gmailer.service.ts';
export { gmailerRoutes } from './gmailer.routes.ts';
