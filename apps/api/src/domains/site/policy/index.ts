export { policyRoutes } from './policy.routes.ts';
export { listPolicyTexts } from './policy.queries.ts';
export { publishPolicies } from './publish-policies.ts';
