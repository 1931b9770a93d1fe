import type { Domain } from '../domain.ts';
import { bannerRoutes } from './banner/index.ts';
import { contentRoutes } from './content/index.ts';
import { policyRoutes } from './policy/index.ts';
import { settingsRoutes } from './settings/index.ts';
import { vocabularyRoutes } from './vocabulary/index.ts';

export const site: Domain = {
  modules: [bannerRoutes, contentRoutes, policyRoutes, settingsRoutes, vocabularyRoutes],
  mails: [],
};
