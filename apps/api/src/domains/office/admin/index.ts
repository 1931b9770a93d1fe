export { adminRoutes } from './admin.routes.ts';
export { contactAnswerMail } from './mail/contact-answer.mail.ts';
export { campaignMail } from './mailing/campaign.mail.ts';
