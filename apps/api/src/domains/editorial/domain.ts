import type { Domain } from '../domain.ts';
import { articleRoutes } from './article/index.ts';
import { collectionRoutes } from './collection/index.ts';
import { eventRoutes, eventTicketMail } from './event/index.ts';
import { lentStoryRoutes } from './lent-stories/index.ts';

export const editorial: Domain = {
  modules: [articleRoutes, collectionRoutes, eventRoutes, lentStoryRoutes],
  mails: [eventTicketMail],
};
