export { applicationRoutes } from './application.routes.ts';
export { applicationMail, type ApplicationMail } from './application.mail.ts';
