import type { Domain } from '../domain.ts';
import { archiveRoutes } from './archive/index.ts';
import { feedsRoutes } from './feeds/index.ts';
import { geoRoutes } from './geo/index.ts';
import { searchRoutes } from './search/index.ts';
import { sharePictureRoutes } from './share-picture/index.ts';

export const discovery: Domain = {
  modules: [archiveRoutes, feedsRoutes, geoRoutes, searchRoutes, sharePictureRoutes],
  mails: [],
};
