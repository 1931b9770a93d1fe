import type { Lobes, Look, Place } from '../cloth/look.ts';
import { createShader } from '../cloth/shaders.ts';
import { f32, u16 } from '../geometry/read.ts';
import type { RayCaster } from '../geometry/traverse.ts';
import { createLampSampler, type LampSample, type LampSampler } from '../light/lamp.ts';
import { addThreads, fuzz, skin, type ThreadLight } from '../light/lobes.ts';
import { skyAt, type BouncedLight } from './bounce.ts';
import { createSurfacePoint, interpolate, type SurfacePoint } from './interpolate.ts';
import type { Scene } from './scene.ts';

/**
 * What one ray sees. `light` is what falls on the dye, so that the dye can be taken out before filtering and put back
 * after; `gloss` is what never met the dye. A ray that meets nothing sees the sky as light on white.
 */
export type Sight = {
  readonly light: Float64Array;
  readonly gloss: Float64Array;
  readonly albedo: Float64Array;
  readonly normal: Float64Array;
  depth: number;
};

/** `pixelSlope` is how far apart two pixels' rays are after 1 cm; `a` and `b` in [0, 1) choose the place on every lamp. */
export type Eye = (
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  pixelSlope: number,
  a: number,
  b: number,
  out: Sight,
) => void;

const reachCm = 4000;
const liftCm = 0.03;
/** Light that goes through starts on the far side of the thickest cloth. */
const throughCm = 0.3;
const brightestGloss = 6;

export function createSight(): Sight {
  const three = (): Float64Array => new Float64Array(3);
  return { light: three(), gloss: three(), albedo: three(), normal: three(), depth: 0 };
}

/** One eye a thread. `bounced` belongs to the same mesh. */
export function createEye(scene: Scene, caster: RayCaster, bounced: BouncedLight): Eye {
  const { mesh } = scene;
  const shaders = scene.surfaces.map(createShader);
  const lamps = scene.lamps.map(createLampSampler);
  const point = createSurfacePoint();
  const place: Place = { u: 0, v: 0, seam: 99, edge: 99, y: 0, footprint: 0 };
  const look: Look = { red: 0, green: 0, blue: 0, slopeU: 0, slopeV: 0, seamSlope: 0, edgeSlope: 0 };
  const lighting = createLighting(lamps, caster);

  return (ox, oy, oz, dx, dy, dz, pixelSlope, a, b, out) => {
    const distance = caster.nearest(ox, oy, oz, dx, dy, dz, reachCm);
    out.gloss.fill(0);
    if (distance < 0) {
      skyAt(scene.sky, dy, dz, out.light);
      out.albedo.fill(1);
      out.normal.fill(0);
      out.depth = reachCm;
      return;
    }
    const { triangle } = caster;
    interpolate(mesh, triangle, caster.u, caster.v, point);
    turnTowards(point, dx, dy, dz);
    const shader = shaders[u16(mesh.surfaces, triangle)];
    if (!shader) throw new Error(`triangle ${triangle} has no surface`);
    const cosine = Math.max(0.15, -(point.nx * dx + point.ny * dy + point.nz * dz));
    place.u = point.u;
    place.v = point.v;
    place.seam = point.seam;
    place.edge = point.edge;
    place.y = oy + dy * distance;
    place.footprint = (distance * pixelSlope) / Math.sqrt(cosine);
    shader.look(place, look);
    tilt(point, look);
    out.albedo[0] = look.red;
    out.albedo[1] = look.green;
    out.albedo[2] = look.blue;
    out.normal[0] = point.nx;
    out.normal[1] = point.ny;
    out.normal[2] = point.nz;
    out.depth = distance;
    for (let k = 0; k < 3; k++)
      out.light[k] =
        f32(bounced, point.a * 3 + k) * point.wa + f32(bounced, point.b * 3 + k) * point.wb + f32(bounced, point.c * 3 + k) * point.wc;
    lighting(shader.lobes, point, ox + dx * distance, oy + dy * distance, oz + dz * distance, -dx, -dy, -dz, a, b, out);
  };
}

/** Turns the normals to the side that is seen: the back of a surface without thickness is lit as its front. */
function turnTowards(point: SurfacePoint, dx: number, dy: number, dz: number): void {
  if (point.gx * dx + point.gy * dy + point.gz * dz <= 0) return;
  point.nx = -point.nx;
  point.ny = -point.ny;
  point.nz = -point.nz;
  point.gx = -point.gx;
  point.gy = -point.gy;
  point.gz = -point.gz;
}

/** Leans the smooth normal against the slopes of the threads, seams and edges. */
function tilt(point: SurfacePoint, look: Look): void {
  const slopeU = look.slopeU + look.seamSlope * point.seamU + look.edgeSlope * -point.edgeU;
  const slopeV = look.slopeV + look.seamSlope * point.seamV + look.edgeSlope * -point.edgeV;
  if (slopeU === 0 && slopeV === 0) return;
  const bx = point.ny * point.tz - point.nz * point.ty;
  const by = point.nz * point.tx - point.nx * point.tz;
  const bz = point.nx * point.ty - point.ny * point.tx;
  const nx = point.nx - slopeU * point.tx - slopeV * bx;
  const ny = point.ny - slopeU * point.ty - slopeV * by;
  const nz = point.nz - slopeU * point.tz - slopeV * bz;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  point.nx = nx / length;
  point.ny = ny / length;
  point.nz = nz / length;
}

type Lighting = (
  lobes: Lobes,
  point: SurfacePoint,
  px: number,
  py: number,
  pz: number,
  ex: number,
  ey: number,
  ez: number,
  a: number,
  b: number,
  out: Sight,
) => void;

/** Adds the lamps to the light and the gloss of a point; `e` goes to the eye. */
function createLighting(lamps: readonly LampSampler[], caster: RayCaster): Lighting {
  const sample: LampSample = { x: 0, y: 0, z: 0, reach: 0, strength: 0 };
  const threads: ThreadLight = { surface: 0, volume: 0 };
  const turns = lamps.map((_, i) => (i * 0.381966) % 1);
  return (lobes, point, px, py, pz, ex, ey, ez, a, b, out) => {
    const { nx, ny, nz, gx, gy, gz } = point;
    const normalEye = Math.max(0.05, nx * ex + ny * ey + nz * ez);
    addAmbient(lobes, normalEye, out);
    for (let i = 0; i < lamps.length; i++) {
      const lamp = lamps[i];
      if (!lamp) continue;
      const turn = turns[i] ?? 0;
      lamp.sample(px, py, pz, (a + turn) % 1, (b + turn) % 1, sample);
      if (sample.strength === 0) continue;
      const normalLight = nx * sample.x + ny * sample.y + nz * sample.z;
      const through = normalLight <= 0;
      if (through && lobes.translucency === 0) continue;
      const lift = through ? -throughCm : liftCm;
      if (caster.isBlocked(px + gx * lift, py + gy * lift, pz + gz * lift, sample.x, sample.y, sample.z, sample.reach - 0.1)) continue;
      const irradiance = sample.strength;
      if (through) {
        addTo(out.light, lamp, (irradiance * -normalLight * lobes.translucency) / Math.PI);
        continue;
      }
      addTo(out.light, lamp, (irradiance * normalLight * lobes.body) / Math.PI);
      const hx = sample.x + ex;
      const hy = sample.y + ey;
      const hz = sample.z + ez;
      const half = Math.sqrt(hx * hx + hy * hy + hz * hz) || 1;
      const normalHalf = Math.min(1, Math.max(0, (nx * hx + ny * hy + nz * hz) / half));
      if (lobes.fuzz > 0) addHair(out, lamp, lobes.fuzz * fuzz(normalLight, normalEye, normalHalf, lobes.fuzzRoughness) * irradiance);
      let gloss = 0;
      if (lobes.reflectance > 0)
        gloss += skin(normalLight, normalEye, normalHalf, (ex * hx + ey * hy + ez * hz) / half, lobes.alpha, lobes.reflectance);
      if (lobes.threads) {
        threads.surface = 0;
        threads.volume = 0;
        lightThreads(lobes.threads, point, sample, ex, ey, ez, threads);
        gloss += threads.surface;
        addTo(out.light, lamp, irradiance * threads.volume);
      }
      if (gloss > 0) addTo(out.gloss, lamp, Math.min(gloss, brightestGloss) * irradiance);
    }
  };
}

/** The share of bounced light that fuzz, skin and threads return. */
function addAmbient(lobes: Lobes, normalEye: number, out: Sight): void {
  const skinShare =
    lobes.reflectance > 0 ? lobes.reflectance + (1 - lobes.reflectance) * (1 - normalEye) ** 5 * (1 - Math.sqrt(lobes.alpha)) : 0;
  const share = skinShare + (lobes.threads ? 0.05 : 0);
  const hair = lobes.fuzz * (0.06 + 0.5 * (1 - normalEye) ** 3);
  const body = lobes.body + (lobes.threads ? 1 - lobes.body : 0) * 0.8;
  for (let k = 0; k < 3; k++) {
    const bounced = out.light[k] ?? 0;
    out.gloss[k] = bounced * (share + hair * Math.sqrt(out.albedo[k] ?? 0));
    out.light[k] = bounced * body;
  }
}

/** Hairs are dyed as the cloth is, but so thin that light passes half as much dye. */
function addHair(out: Sight, lamp: LampSampler, amount: number): void {
  for (let k = 0; k < 3; k++) out.gloss[k] = (out.gloss[k] ?? 0) + (lamp.colour[k] ?? 0) * amount * Math.sqrt(out.albedo[k] ?? 0);
}

function addTo(sum: Float64Array, lamp: LampSampler, amount: number): void {
  sum[0] = (sum[0] ?? 0) + lamp.colour[0] * amount;
  sum[1] = (sum[1] ?? 0) + lamp.colour[1] * amount;
  sum[2] = (sum[2] ?? 0) + lamp.colour[2] * amount;
}

/** The weft runs along u; the warp along v, square to it. */
function lightThreads(
  [warp, weft]: NonNullable<Lobes['threads']>,
  { nx, ny, nz, tx, ty, tz }: SurfacePoint,
  { x, y, z }: LampSample,
  ex: number,
  ey: number,
  ez: number,
  out: ThreadLight,
): void {
  const along = tx * nx + ty * ny + tz * nz;
  const ux = tx - nx * along;
  const uy = ty - ny * along;
  const uz = tz - nz * along;
  addThreads(weft, ux, uy, uz, nx, ny, nz, x, y, z, ex, ey, ez, out);
  addThreads(warp, ny * uz - nz * uy, nz * ux - nx * uz, nx * uy - ny * ux, nx, ny, nz, x, y, z, ex, ey, ez, out);
}
