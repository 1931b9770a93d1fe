export { privacyRequestRoutes } from './privacy-request.routes.ts';
export { privacyDecisionMail, privacyMail } from './privacy.mail.ts';
