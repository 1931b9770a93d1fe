import type { DocumentRead } from '@orime/contracts';

/** The one read of a legal page. */
export function policyRead(slug: string): DocumentRead {
  return { name: 'policy', path: `/api/policy/${slug}`, required: true };
}

/** What differs by market; the return policy shows it as a table. */
export const returnsSettings: DocumentRead = { name: 'settings', path: '/api/settings/public' };
