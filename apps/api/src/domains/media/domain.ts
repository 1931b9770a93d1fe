import type { Domain } from '../domain.ts';
import { fileRoutes } from './file/index.ts';
import { clothTileRoutes, mediaRoutes, modelRoutes, videoRoutes } from './media/index.ts';
import { uploadRoutes } from './upload/index.ts';

export const media: Domain = {
  modules: [clothTileRoutes, fileRoutes, mediaRoutes, modelRoutes, uploadRoutes, videoRoutes],
  mails: [],
};
