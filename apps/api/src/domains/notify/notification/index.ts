export { notificationRoutes } from './notification.routes.ts';
export { tellOfWholesale, type WholesaleNewsStep } from './tell-of-wholesale.ts';
export { dayOf, markNotificationRead, notify, notifyLatest, notifyOfPerson, withdrawPerson, type NotificationEvent } from './notify.ts';
