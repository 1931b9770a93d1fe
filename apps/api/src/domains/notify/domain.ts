import type { Domain } from '../domain.ts';
import { emailPreferencesRoutes } from './email-preferences/index.ts';
import { mailWebhookRoutes } from './mail-webhook/index.ts';
import { newsletterMail, newsletterRoutes } from './newsletter/index.ts';
import { followDigestMail, messageDigestMail, notificationRoutes } from './notification/index.ts';

export const notify: Domain = {
  modules: [emailPreferencesRoutes, mailWebhookRoutes, newsletterRoutes, notificationRoutes],
  mails: [newsletterMail, messageDigestMail, followDigestMail],
};
