export { emailPreferencesRoutes } from './email-preferences.routes.ts';
export { unsubscribeLinks, type UnsubscribeLinks } from './preferences-links.ts';
export { queueMemberMail } from './queue-member-mail.ts';
