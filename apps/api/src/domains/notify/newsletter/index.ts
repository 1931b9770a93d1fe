export { newsletterRoutes } from './newsletter.routes.ts';
export { newsletterMail } from './newsletter.mail.ts';
