export type { ShopTable } from './onboarding.queries.ts';
export { listMissing, readOnboarding, requireOnboarding } from './onboarding.service.ts';
