import type { Look, Place } from '../cloth/look.ts';
import { createShader } from '../cloth/shaders.ts';
import { f32, u16, u32 } from '../geometry/read.ts';
import type { RayCaster } from '../geometry/traverse.ts';
import { createLampSampler, type LampSample, type Sky } from '../light/lamp.ts';
import { hash3 } from '../light/sampling.ts';
import { createSurfacePoint, interpolate } from './interpolate.ts';
import type { Scene } from './scene.ts';

/** Light that reaches a vertex from everything but the lamps themselves: three numbers a vertex, irradiance over π. */
export type BouncedLight = Float32Array;

const reachCm = 600;
const liftCm = 0.08;
/** What comes of the second and later bounces, as a part of the sky over the place that was hit. */
const furtherBounces = 0.4;
const nearBounces = 0.18;
const nearCm = 6;

/**
 * Gathers bounced light at the mesh's own vertices and smooths it over the surface twice, so that it has no grain at all.
 * Vertices in one place that face alike share a value: seams do not show.
 */
export function gatherBounces(scene: Scene, caster: RayCaster, rays: number): BouncedLight {
  const { mesh } = scene;
  const gather = createGatherer(scene, caster, rays);
  const points = weld(mesh.positions, mesh.normals, mesh.parents);
  let light = new Float32Array(points.count * 3);
  points.first.forEach((vertex, point) => gather(vertex, light, point * 3));
  for (let pass = 0; pass < 2; pass++) light = smoothed(light, mesh.triangles, points.of, mesh.parents);
  const result = new Float32Array(mesh.positions.length);
  for (let vertex = 0; vertex < result.length / 3; vertex++) {
    const a = u32(points.of, u32(mesh.parents, vertex * 2)) * 3;
    const b = u32(points.of, u32(mesh.parents, vertex * 2 + 1)) * 3;
    for (let k = 0; k < 3; k++) result[vertex * 3 + k] = (f32(light, a + k) + f32(light, b + k)) / 2;
  }
  return result;
}

/** Sky in a direction, into `out`. */
export function skyAt({ above, below, front }: Sky, y: number, z: number, out: Float64Array): void {
  const share = Math.max(0, y * 0.5 + 0.5);
  const glow = front * Math.max(0, z) ** 2;
  for (let k = 0; k < 3; k++) out[k] = (below[k] ?? 0) * (1 - share) + (above[k] ?? 0) * share + glow;
}

function createGatherer(scene: Scene, caster: RayCaster, rays: number): (vertex: number, light: Float32Array, at: number) => void {
  const { mesh } = scene;
  const shaders = scene.surfaces.map(createShader);
  const lamps = scene.lamps.map(createLampSampler);
  const point = createSurfacePoint();
  const place: Place = { u: 0, v: 0, seam: 99, edge: 99, y: 0, footprint: 4 };
  const look: Look = { red: 0, green: 0, blue: 0, slopeU: 0, slopeV: 0, seamSlope: 0, edgeSlope: 0 };
  const sample: LampSample = { x: 0, y: 0, z: 0, reach: 0, strength: 0 };
  const sky = new Float64Array(3);
  const found = new Float64Array(3);

  /** What a hit sends back: one lamp's direct light, as often as there are lamps, and a guess at the rest. */
  const answerOf = (
    distance: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    n: number,
    vertex: number,
  ): void => {
    interpolate(mesh, caster.triangle, caster.u, caster.v, point);
    const facing = point.nx * dx + point.ny * dy + point.nz * dz > 0 ? -1 : 1;
    const nx = point.nx * facing;
    const ny = point.ny * facing;
    const nz = point.nz * facing;
    place.u = point.u;
    place.v = point.v;
    place.y = oy + dy * distance;
    shaders[u16(mesh.surfaces, caster.triangle)]?.look(place, look);
    const px = ox + dx * distance + nx * liftCm;
    const py = oy + dy * distance + ny * liftCm;
    const pz = oz + dz * distance + nz * liftCm;
    const lamp = lamps[n % lamps.length];
    skyAt(scene.sky, ny, nz, sky);
    const ambient = distance < nearCm ? nearBounces : furtherBounces;
    let direct = 0;
    if (lamp) {
      lamp.sample(px, py, pz, hash3(vertex, n, 3), hash3(vertex, n, 4), sample);
      const cosine = nx * sample.x + ny * sample.y + nz * sample.z;
      if (sample.strength > 0 && cosine > 0 && !caster.isBlocked(px, py, pz, sample.x, sample.y, sample.z, sample.reach))
        direct = (sample.strength * cosine * lamps.length) / Math.PI;
    }
    found[0] = look.red * (direct * (lamp?.colour[0] ?? 0) + (sky[0] ?? 0) * ambient);
    found[1] = look.green * (direct * (lamp?.colour[1] ?? 0) + (sky[1] ?? 0) * ambient);
    found[2] = look.blue * (direct * (lamp?.colour[2] ?? 0) + (sky[2] ?? 0) * ambient);
  };

  return (vertex, light, at) => {
    const nx = f32(mesh.normals, vertex * 3);
    const ny = f32(mesh.normals, vertex * 3 + 1);
    const nz = f32(mesh.normals, vertex * 3 + 2);
    const ox = f32(mesh.positions, vertex * 3) + nx * liftCm;
    const oy = f32(mesh.positions, vertex * 3 + 1) + ny * liftCm;
    const oz = f32(mesh.positions, vertex * 3 + 2) + nz * liftCm;
    const upright = Math.abs(ny) > 0.9;
    let tx = upright ? 0 : nz;
    let ty = upright ? -nz : 0;
    let tz = upright ? ny : -nx;
    const length = Math.hypot(tx, ty, tz) || 1;
    tx /= length;
    ty /= length;
    tz /= length;
    const turnA = hash3(vertex, 1, 0);
    const turnB = hash3(vertex, 2, 0);
    const sum = [0, 0, 0];
    for (let n = 0; n < rays; n++) {
      const radius = Math.sqrt((n / rays + turnA / rays) % 1);
      const angle = ((n * 0.6180339887498949 + turnB) % 1) * Math.PI * 2;
      const a = radius * Math.cos(angle);
      const b = radius * Math.sin(angle);
      const up = Math.sqrt(Math.max(0, 1 - radius * radius));
      const dx = tx * a + (ny * tz - nz * ty) * b + nx * up;
      const dy = ty * a + (nz * tx - nx * tz) * b + ny * up;
      const dz = tz * a + (nx * ty - ny * tx) * b + nz * up;
      const distance = caster.nearest(ox, oy, oz, dx, dy, dz, reachCm);
      if (distance < 0) skyAt(scene.sky, dy, dz, found);
      else answerOf(distance, ox, oy, oz, dx, dy, dz, n, vertex);
      for (let k = 0; k < 3; k++) sum[k] = (sum[k] ?? 0) + (found[k] ?? 0);
    }
    for (let k = 0; k < 3; k++) light[at + k] = (sum[k] ?? 0) / rays;
  };
}

type Welded = { readonly count: number; readonly of: Uint32Array; readonly first: readonly number[] };

/** Numbers the vertices by place and direction; those that only divide an edge have no number of their own. */
function weld(positions: Float32Array, normals: Float32Array, parents: Uint32Array): Welded {
  const known = new Map<string, number>();
  const first: number[] = [];
  const of = new Uint32Array(positions.length / 3);
  for (let vertex = 0; vertex < of.length; vertex++) {
    if (u32(parents, vertex * 2) !== u32(parents, vertex * 2 + 1)) continue;
    const i = vertex * 3;
    const key = `${Math.round(f32(positions, i) * 200)},${Math.round(f32(positions, i + 1) * 200)},${Math.round(f32(positions, i + 2) * 200)},${Math.round(f32(normals, i) * 2)},${Math.round(f32(normals, i + 1) * 2)},${Math.round(f32(normals, i + 2) * 2)}`;
    let point = known.get(key);
    if (point === undefined) {
      point = first.length;
      known.set(key, point);
      first.push(vertex);
    }
    of[vertex] = point;
  }
  return { count: first.length, of, first };
}

function smoothed(light: Float32Array, triangles: Uint32Array, of: Uint32Array, parents: Uint32Array): Float32Array<ArrayBuffer> {
  const sums = new Float32Array(light.length);
  const counts = new Float32Array(light.length / 3);
  const pointOf = (vertex: number, end: number): number => u32(of, u32(parents, vertex * 2 + end));
  for (let i = 0; i < triangles.length; i++) {
    const from = pointOf(u32(triangles, i), 0);
    const to = pointOf(u32(triangles, i % 3 === 2 ? i - 2 : i + 1), 1);
    if (from === to) continue;
    for (let k = 0; k < 3; k++) {
      sums[from * 3 + k] = f32(sums, from * 3 + k) + f32(light, to * 3 + k);
      sums[to * 3 + k] = f32(sums, to * 3 + k) + f32(light, from * 3 + k);
    }
    counts[from] = f32(counts, from) + 1;
    counts[to] = f32(counts, to) + 1;
  }
  return Float32Array.from(light, (value, i) => {
    const count = f32(counts, Math.floor(i / 3));
    return count === 0 ? value : (value + f32(sums, i) / count) / 2;
  });
}
