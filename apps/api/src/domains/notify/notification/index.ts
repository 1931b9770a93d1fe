export { notificationRoutes } from './notification.routes.ts';
export { notifyOfWholesale, type WholesaleNews, type WholesaleOrderFacts, type WholesaleParty } from './notify-of-wholesale.ts';
export { dayOf, markNotificationRead, notify, notifyLatest, notifyOfPerson, withdrawPerson, type NotificationEvent } from './notify.ts';
export { followDigestMail, messageDigestMail } from './digests.mail.ts';
