/** Lists transcribed from the specification and design, which are not in this repository; tests compare the product with them. */
export { ENDPOINTS } from './endpoint-list.ts';
export type { EndpointRow } from './endpoint-list.ts';
export { ALLOWED, ROLES, roleAnswer } from './roles.ts';
export type { AllowedKey, Role, RoleAnswer } from './roles.ts';
export { ROUTES, STAFF_ROUTES } from './route-list.ts';
export type { RouteOwner, RouteRow } from './route-list.ts';
