export { returnRoutes } from './return.routes.ts';
export { returnMail } from './return.mail.ts';
