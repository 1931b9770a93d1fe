import { geoEquirectangular, geoNaturalEarth1, geoOrthographic, type GeoProjection } from 'd3-geo';
import type { Projection, Viewport } from './viewport.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The projection of a viewport onto a canvas, in CSS pixels. */
export function makeProjection(kind: Projection, { lon, lat, zoom }: Viewport, { width, height }: Size): GeoProjection {
  const scale = 2 ** (zoom - 1);
  if (kind === 'globe') {
    const radius = (Math.min(width, height) / 2) * 0.94;
    return geoOrthographic()
      .rotate([-lon, -lat])
      .translate([width / 2, height / 2])
      .scale(radius * scale)
      .clipAngle(90);
  }
  // Turned to the longitude, and moved so that the latitude stands in the middle.
  const flat = (zoom > 4 ? geoEquirectangular() : geoNaturalEarth1()).rotate([-lon, 0]).scale((width / 5.6) * scale);
  const [, y = 0] = flat.translate([width / 2, height / 2])([lon, lat]) ?? [];
  return flat.translate([width / 2, height / 2 - (y - height / 2)]);
}
