export { GMAIL } from './gmail-transport.ts';
export { gmailerRoutes } from './gmailer.routes.ts';
export { requireGmail } from './gmailer.service.ts';
