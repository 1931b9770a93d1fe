import type { GeoPoint } from '@orime/contracts/api/discovery/geo';

export type GeoKind = GeoPoint['kind'];

/** In the order of the legend. */
export const GEO_KINDS_ALL: readonly GeoKind[] = ['designer', 'producer', 'stockist', 'story'];

/** A shape and a token of colour each, so that kinds differ without colour too. */
export const KIND_MARKS: Readonly<Record<GeoKind, { readonly token: string; readonly shape: 'disc' | 'square' | 'diamond' | 'ring' }>> = {
  designer: { token: '--color-accent', shape: 'disc' },
  producer: { token: '--color-text', shape: 'square' },
  stockist: { token: '--color-muted', shape: 'diamond' },
  story: { token: '--color-success', shape: 'ring' },
};
