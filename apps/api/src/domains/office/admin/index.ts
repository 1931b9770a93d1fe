export { adminRoutes } from './admin.routes.ts';
export { campaignMail } from './mailing/campaign.mail.ts';
