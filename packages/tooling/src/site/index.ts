export { startSite } from './start-site.ts';
export type { RunningSite, StartSiteOptions } from './start-site.ts';
export { readSiteSettings, ROOT, SettingError } from './settings.ts';
export type { SiteSettings } from './settings.ts';
export { freePort } from './free-port.ts';
export { releaseAll } from './release-all.ts';
export { apiEnv, apiFlags } from './api-flags.ts';
export { startChild } from './child.ts';
export { waitUntilReady } from './wait-until-ready.ts';
