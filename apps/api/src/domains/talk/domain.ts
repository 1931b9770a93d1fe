import type { Domain } from '../domain.ts';
import { channelRoutes } from './channel/index.ts';
import { contactRoutes } from './contact/index.ts';
import { gmailerRoutes } from './gmailer/index.ts';
import { messageRoutes } from './message/index.ts';

export const talk: Domain = {
  modules: [channelRoutes, contactRoutes, gmailerRoutes, messageRoutes],
  mails: [],
};
