import { latticeNoise } from './lattice-noise.ts';
import type { Look, Shader } from './look.ts';
import type { PlainSurface } from './surface.ts';

/** Things that are not cloth: buttons, metal, wood, the linen of the form. */
export function createPlainShader({ colour, grain, reflectance, roughness }: PlainSurface): Shader {
  return {
    lobes: { body: 1, fuzz: grain === 'linen' ? 0.14 : 0, fuzzRoughness: 0.5, reflectance, alpha: roughness ** 2, translucency: 0 },
    look: (place, out) => {
      const value = valueOf(grain, place.u, place.v);
      out.red = colour[0] * value;
      out.green = colour[1] * value;
      out.blue = colour[2] * value;
      level(out);
      if (grain !== 'linen') return;
      out.slopeU = 0.22 * latticeNoise(place.u * 15, place.v * 1.2);
      out.slopeV = 0.22 * latticeNoise(place.u * 1.2 + 9, place.v * 15);
    },
  };
}

function level(out: Look): void {
  out.slopeU = 0;
  out.slopeV = 0;
  out.seamSlope = 0;
  out.edgeSlope = 0;
}

function valueOf(grain: PlainSurface['grain'], u: number, v: number): number {
  switch (grain) {
    case 'wood':
      return 1 + 0.45 * latticeNoise(u * 5 + 2.5 * latticeNoise(u * 0.4, v * 0.4), v * 0.35);
    case 'horn':
      return 1 + 0.4 * latticeNoise(u * 3 + 2 * latticeNoise(u, v), v * 3);
    case 'linen':
      return 1 + 0.12 * (latticeNoise(u * 15, v * 1.2) + latticeNoise(u * 1.2, v * 15));
    case undefined:
      return 1;
  }
}
