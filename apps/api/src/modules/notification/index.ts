export { notificationRoutes } from './notification.routes.ts';
export { dayOf, markNotificationRead, notify, notifyLatest, notifyOfPerson, withdrawPerson, type NotificationEvent } from './notify.ts';
