export { reportRoutes } from './report.routes.ts';
export { reportDecisionMail, reportMail } from './report.mail.ts';
