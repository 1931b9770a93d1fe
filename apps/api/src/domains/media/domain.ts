import type { Domain } from '../domain.ts';
import { fileRoutes } from './file/index.ts';
import { mediaRoutes, videoRoutes } from './media/index.ts';
import { uploadRoutes } from './upload/index.ts';

export const media: Domain = {
  modules: [fileRoutes, mediaRoutes, uploadRoutes, videoRoutes],
  mails: [],
};
