/** The eight audiences of the authorization matrix. */
export const ROLES = [
  'visitor',
  'consumer',
  'buyer-unverified',
  'buyer-verified',
  'designer',
  'producer',
  'account-manager',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

const SIGNED_IN = ROLES.filter((role) => role !== 'visitor');

/** Named sets of roles that endpoints allow. */
export const ALLOWED = {
  everyone: ROLES,
  'signed-in': SIGNED_IN,
  admin: ['admin'],
  staff: ['account-manager', 'admin'],
  designer: ['designer'],
  'designer-admin': ['designer', 'admin'],
  producer: ['producer'],
  seller: ['designer', 'producer'],
  'seller-admin': ['designer', 'producer', 'admin'],
  'seller-staff': ['designer', 'producer', 'account-manager', 'admin'],
  'designer-buyer': ['designer', 'buyer-verified'],
  buyer: ['buyer-unverified', 'buyer-verified'],
  'verified-buyer': ['buyer-verified'],
  /** Who creates wholesale orders: buyers, and staff on their behalf. */
  trader: ['buyer-verified', 'account-manager', 'admin'],
  /** Who may get files with wholesale prices; designers only for their own line. */
  'price-reader': ['buyer-verified', 'designer', 'account-manager', 'admin'],
} as const satisfies Record<string, readonly Role[]>;
export type AllowedKey = keyof typeof ALLOWED;

/** Expected response for a role: allowed, 401 (not signed in) or 403. */
export type RoleAnswer = 'allowed' | 401 | 403;

/** The expected response when a role calls an endpoint with this audience. */
export function roleAnswer(allowed: AllowedKey, role: Role): RoleAnswer {
  const set: readonly Role[] = ALLOWED[allowed];
  if (set.includes(role)) return 'allowed';
  return role === 'visitor' ? 401 : 403;
}
