export { rfqRoutes } from './rfq.routes.ts';
export { rfqMail } from './rfq.mail.ts';
