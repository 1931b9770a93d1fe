export { stockAlertRoutes } from './stock-alert.routes.ts';
export { stockMail } from './stock-alert.mail.ts';
