export type { ShopTable } from './onboarding.queries.ts';
export { listMissing, listMissingOf, readOnboarding, requireOnboarding } from './onboarding.service.ts';
