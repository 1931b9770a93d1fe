/** The modules of this domain that declare endpoints, for what goes over all of them. Others import the module that they need. */
export * as admin from './admin.ts';
export * as adminBulk from './admin-bulk.ts';
export * as adminDesign from './admin-design.ts';
export * as adminMail from './admin-mail.ts';
export * as analytics from './analytics.ts';
export * as bug from './bug.ts';
export * as errors from './errors.ts';
export * as heardOfUs from './heard-of-us.ts';
export * as mailing from './mailing.ts';
export * as privacyRequest from './privacy-request.ts';
export * as releases from './releases.ts';
export * as report from './report.ts';
export * as telemetry from './telemetry.ts';
