export { gmailerRoutes } from './gmailer.routes.ts';
