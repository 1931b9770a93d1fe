import type { Domain } from '../domain.ts';
import { applicationMail, applicationRoutes } from './application/index.ts';
import { consentRoutes } from './consent/index.ts';
import { consumerRoutes } from './consumer/index.ts';
import { modelIntakeRoutes } from './model-intake/index.ts';
import { modelRoutes } from './model/index.ts';
import { producerRoutes } from './producer/index.ts';
import { profileMail, profileRoutes } from './profile/index.ts';
import { accountMail, usersRoutes } from './users/index.ts';

export const people: Domain = {
  modules: [applicationRoutes, consentRoutes, consumerRoutes, modelRoutes, modelIntakeRoutes, producerRoutes, profileRoutes, usersRoutes],
  mails: [accountMail, profileMail, applicationMail],
};
