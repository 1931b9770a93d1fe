export { eventRoutes } from './event.routes.ts';
export { eventTicketMail } from './event-ticket.mail.ts';
