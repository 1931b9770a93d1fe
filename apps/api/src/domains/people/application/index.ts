export { applicationRoutes } from './application.routes.ts';
export { applicationMail, drawApplicationLetter, type ApplicationMail } from './application.mail.ts';
