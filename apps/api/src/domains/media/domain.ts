import type { Domain } from '../domain.ts';
import { fileRoutes } from './file/index.ts';
import { mediaRoutes, modelRoutes, videoRoutes } from './media/index.ts';
import { uploadRoutes } from './upload/index.ts';

export const media: Domain = {
  modules: [fileRoutes, mediaRoutes, modelRoutes, uploadRoutes, videoRoutes],
  mails: [],
};
