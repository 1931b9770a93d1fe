export { emailPreferencesRoutes } from './email-preferences.routes.ts';
export { preferencesPath, unsubscribeLinks, type UnsubscribeLinks } from './preferences-links.ts';
export { queueMemberMail } from './queue-member-mail.ts';
export { suppressLetters, wantsNoLetters } from './suppressions.queries.ts';
export { defineMemberMail, type MemberMailWords } from './member-mail.ts';
