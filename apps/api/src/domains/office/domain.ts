import type { Domain } from '../domain.ts';
import { adminRoutes, campaignMail, contactAnswerMail } from './admin/index.ts';
import { analyticsRoutes } from './analytics/index.ts';
import { bugsRoutes } from './bugs/index.ts';
import { errorsRoutes } from './errors/index.ts';
import { heardOfUsRoutes } from './heard-of-us/index.ts';
import { privacyDecisionMail, privacyMail, privacyRequestRoutes } from './privacy-request/index.ts';
import { releasesRoutes } from './releases/index.ts';
import { reportDecisionMail, reportMail, reportRoutes } from './report/index.ts';
import { telemetryRoutes } from './telemetry/index.ts';

export const office: Domain = {
  modules: [
    adminRoutes,
    analyticsRoutes,
    bugsRoutes,
    errorsRoutes,
    heardOfUsRoutes,
    privacyRequestRoutes,
    releasesRoutes,
    reportRoutes,
    telemetryRoutes,
  ],
  mails: [campaignMail, contactAnswerMail, reportMail, reportDecisionMail, privacyMail, privacyDecisionMail],
};
