import type { Domain } from '../domain.ts';
import { articleRoutes } from './article/index.ts';
import { eventRoutes, eventTicketMail } from './event/index.ts';

export const editorial: Domain = {
  modules: [articleRoutes, eventRoutes],
  mails: [eventTicketMail],
};
