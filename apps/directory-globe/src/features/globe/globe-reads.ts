import type { DocumentRead } from '@orime/contracts';

export const globeRead = { name: 'geo', path: '/api/geo/points' } as const satisfies DocumentRead;
