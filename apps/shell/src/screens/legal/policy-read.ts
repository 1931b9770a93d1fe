import type { DocumentRead } from '@orime/contracts';

/** The legal pages and the texts that they show. */
export const POLICY_SLUGS = {
  '/terms-of-service': 'terms',
  '/privacy-policy': 'privacy',
  '/resale-disclaimer': 'resale',
  '/return-policy': 'returns',
  '/vendor-agreement': 'vendor',
} as const;

/** The one read of a legal page. */
export function policyRead(path: keyof typeof POLICY_SLUGS): DocumentRead {
  return { name: 'policy', path: `/api/policy/${POLICY_SLUGS[path]}`, required: true };
}

export function isLegalPath(path: string | undefined): path is keyof typeof POLICY_SLUGS {
  return path !== undefined && Object.hasOwn(POLICY_SLUGS, path);
}
