import type { GeoPoint, TimelineEntry } from '@orime/contracts/api/discovery/geo';

export type MapKind = GeoPoint['kind'] | TimelineEntry['kind'];

/** Whatever has a place on a map. */
export interface MapPoint {
  readonly id: string;
  readonly kind: MapKind;
  readonly name: string;
  readonly nameJp: string;
  readonly lat: number;
  readonly lon: number;
  readonly city?: string;
  readonly cityJp?: string | undefined;
  /** 0 to 1; default 1. */
  readonly opacity?: number;
}

/** A shape and a token of colour each, so that kinds differ without colour too. */
export const KIND_MARKS: Readonly<
  Record<MapKind, { readonly token: string; readonly shape: 'disc' | 'square' | 'diamond' | 'ring' | 'triangle' }>
> = {
  designer: { token: '--color-accent', shape: 'disc' },
  producer: { token: '--color-text', shape: 'square' },
  stockist: { token: '--color-muted', shape: 'diamond' },
  story: { token: '--color-success', shape: 'ring' },
  design: { token: '--color-muted', shape: 'triangle' },
};
