import type { Rgb } from '../../cloth/dye.ts';
import { smoothstep } from '../../scalar.ts';
import { f32 } from '../geometry/read.ts';
import { fibres, type Fibre } from './fibres.ts';
import { latticeNoise } from './lattice-noise.ts';
import type { Look, Place, Shader } from './look.ts';
import { createPrintSampler } from './print-tile.ts';
import { selvedgeAt, selvedgeDensity, weaveSelvedge } from './selvedge.ts';
import type { ClothSurface } from './surface.ts';
import type { ThreadPoint } from './threads.ts';

const undyed: Rgb = [0.78, 0.74, 0.66];

/** Cloth in pattern space: dye and print, threads with their relief, and what sewing does beside seams and edges. */
export function createClothShader(surface: ClothSurface): Shader {
  const fibre = fibres[surface.weave];
  const print = surface.print && createPrintSampler(surface.print);
  const amounts = new Float32Array(2);
  const turn = (surface.turnDeg * Math.PI) / 180;
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  const relief = createRelief(fibre);
  const { base, fade, second, selvedge, third } = surface;
  return {
    lobes: {
      body: fibre.body,
      fuzz: fibre.fuzz,
      fuzzRoughness: fibre.fuzzRoughness,
      reflectance: fibre.reflectance,
      alpha: fibre.roughness ** 2,
      threads: fibre.threads,
      translucency: fibre.translucency,
    },
    look: (place, out) => {
      const u = place.u * cosine - place.v * sine;
      const v = place.u * sine + place.v * cosine;
      let [red, green, blue] = base;
      let towardsSecond = fade ? faded(place, fade) : 0;
      let towardsThird = 0;
      const atSelvedge = selvedge ? selvedgeAt(place) : 0;
      if (print) {
        print(u, v, amounts);
        // Prints end before it.
        towardsSecond = f32(amounts, 0) * (1 - atSelvedge);
        towardsThird = f32(amounts, 1) * (1 - atSelvedge);
      }
      red += (second[0] - red) * towardsSecond;
      green += (second[1] - green) * towardsSecond;
      blue += (second[2] - blue) * towardsSecond;
      red += (third[0] - red) * towardsThird;
      green += (third[1] - green) * towardsThird;
      blue += (third[2] - blue) * towardsThird;
      out.red = red;
      out.green = green;
      out.blue = blue;
      relief(place, out, atSelvedge > 0.5 ? selvedgeDensity : 1);
      sew(place, out, selvedge !== undefined);
      if (selvedge && atSelvedge > 0) weaveSelvedge(place, atSelvedge, selvedge, out);
    },
  };
}

/** How much of the second colour there is at a height; the line of a dip dye is uneven as the cloth drank it. */
function faded(place: Place, { from, to, wanders }: NonNullable<ClothSurface['fade']>): number {
  const line = wanders ? 5 * latticeNoise(place.u * 0.12, place.v * 0.12) + 2 * latticeNoise(place.u * 0.6, place.v * 0.4) : 0;
  return smoothstep(from, to, place.y + line);
}

/** Writes the relief of threads. `density` is how many warp ends there are for one of the cloth. */
function createRelief(fibre: Fibre): (place: Place, out: Look, density: number) => void {
  const here: ThreadPoint = { height: 0, value: 1, weft: 0 };
  const beside: ThreadPoint = { height: 0, value: 1, weft: 0 };
  const [across, along, strength] = fibre.streak;
  const { detailCm, paleWeft, pattern } = fibre;
  // Seen from afar the weft's points run together with the warp: a quarter of the surface is pale in a 3/1 twill.
  const weftShare = 0.25;
  return (place, out, density) => {
    const { v, footprint } = place;
    const u = place.u * density;
    const streaks = latticeNoise(u * across, v * along) + latticeNoise(u * along + 61, v * across);
    const far = latticeNoise(u * 0.23, v * 0.17);
    let value = 1 + strength * streaks * smoothstep(0.8, 0.2, footprint * Math.max(across, along)) + strength * 0.5 * far;
    let weft = weftShare;
    const near = smoothstep(detailCm * 2, detailCm * 0.6, footprint);
    out.slopeU = 0;
    out.slopeV = 0;
    if (near > 0) {
      const step = Math.max(footprint * 0.5, detailCm * 0.06);
      pattern(u, v, here);
      pattern(u + step, v, beside);
      out.slopeU = ((beside.height - here.height) / step) * near * density;
      pattern(u, v + step, beside);
      out.slopeV = ((beside.height - here.height) / step) * near;
      value *= 1 + (here.value - 1) * near;
      weft += (here.weft - weft) * near;
    }
    if (paleWeft > 0) showWeft(out, weft, weftShare, paleWeft);
    out.red *= value;
    out.green *= value;
    out.blue *= value;
  };
}

/**
 * Mixes the undyed weft in. The warp is dyed the darker for it, so that both together have the colour of the card; a dark
 * card leaves room for little of the weft.
 */
function showWeft(out: Look, weft: number, weftShare: number, strength: number): void {
  const room = 0.6 * Math.min(out.red / undyed[0], out.green / undyed[1], out.blue / undyed[2]);
  const mean = Math.min(weftShare * strength, room);
  const shown = (mean * weft) / weftShare;
  out.red = ((out.red - undyed[0] * mean) / (1 - mean)) * (1 - shown) + undyed[0] * shown;
  out.green = ((out.green - undyed[1] * mean) / (1 - mean)) * (1 - shown) + undyed[1] * shown;
  out.blue = ((out.blue - undyed[2] * mean) / (1 - mean)) * (1 - shown) + undyed[2] * shown;
}

/** A seam draws the cloth in and lies in shade; a free edge is turned and pressed, so it ends in a small roll; a selvedge needs neither. */
function sew(place: Place, out: Look, hasSelvedge: boolean): void {
  const { u, v, seam, edge } = place;
  out.seamSlope = 0;
  out.edgeSlope = 0;
  if (seam < 1) {
    const pucker = 0.6 + 1.6 * Math.abs(latticeNoise(u * 1.9, v * 1.9));
    out.seamSlope = 0.55 * smoothstep(0.22, 0.02, seam) + 0.06 * pucker * smoothstep(1, 0.25, seam);
    const shade = 1 - 0.34 * smoothstep(0.08, 0.01, seam) - 0.04 * smoothstep(0.35, 0.1, seam);
    out.red *= shade;
    out.green *= shade;
    out.blue *= shade;
  }
  if (edge < 0.4 && !hasSelvedge) {
    out.edgeSlope = 0.5 * smoothstep(0.2, 0, edge);
    const shade = 1 - 0.1 * smoothstep(0.1, 0, edge);
    out.red *= shade;
    out.green *= shade;
    out.blue *= shade;
  }
}
