import type { Look, Place } from '../cloth/look.ts';
import { createShader } from '../cloth/shaders.ts';
import { f32, u16, u32 } from '../geometry/read.ts';
import type { RayCaster } from '../geometry/traverse.ts';
import { createLampSampler, type LampSample, type Sky } from '../light/lamp.ts';
import { hash3 } from '../light/sampling.ts';
import { createSurfacePoint, interpolate } from './interpolate.ts';
import { layOutPoints, pointsInSight, spreadLight } from './light-points.ts';
import type { Camera, Scene } from './scene.ts';

/** Light that reaches a vertex from everything but the lamps themselves: three numbers a vertex, irradiance over π. */
export type BouncedLight = Float32Array;

const reachCm = 600;
const liftCm = 0.08;
const sightLiftCm = 0.15;
/** What comes of the second and later bounces, as a part of the sky over the place that was hit. */
const furtherBounces = 0.4;
const nearBounces = 0.18;
/** One ray of a dozen that ends beside a lamp would be a bright spot on the cloth it came from: one in ten thousand is cut. */
const brightestBounce = 4;
const nearCm = 6;

/**
 * Gathers bounced light at about every fourth vertex near those that the camera sees and spreads it over the surface, so
 * that it has no grain at all. Vertices in one place that face alike share a value: seams do not show.
 */
export function gatherBounces(scene: Scene, caster: RayCaster, rays: number, camera: Pick<Camera, 'eye'>): BouncedLight {
  const { mesh } = scene;
  const gather = createGatherer(scene, caster, rays);
  const points = layOutPoints(mesh);
  const inSight = pointsInSight(points, (vertex) => isSeen(mesh, caster, camera.eye, vertex));
  const light = new Float32Array(points.vertexOf.length * 3);
  const isLit = new Uint8Array(points.vertexOf.length);
  points.vertexOf.forEach((vertex, point) => {
    if (points.isGathered[point] !== 1 || inSight[point] !== 1) return;
    gather(vertex, light, point * 3);
    isLit[point] = 1;
  });
  const spread = spreadLight(points, light, isLit);
  const result = new Float32Array(mesh.positions.length);
  for (let vertex = 0; vertex < result.length / 3; vertex++) {
    const a = u32(points.pointOf, u32(mesh.parents, vertex * 2)) * 3;
    const b = u32(points.pointOf, u32(mesh.parents, vertex * 2 + 1)) * 3;
    for (let k = 0; k < 3; k++) result[vertex * 3 + k] = (f32(spread, a + k) + f32(spread, b + k)) / 2;
  }
  return result;
}

/** Whether nothing stands between the eye and a vertex: on the side that turns to it, since cloth without thickness is seen from both. */
function isSeen({ normals, positions }: Scene['mesh'], caster: RayCaster, eye: Camera['eye'], vertex: number): boolean {
  const i = vertex * 3;
  const tx = eye[0] - f32(positions, i);
  const ty = eye[1] - f32(positions, i + 1);
  const tz = eye[2] - f32(positions, i + 2);
  const turned = f32(normals, i) * tx + f32(normals, i + 1) * ty + f32(normals, i + 2) * tz;
  const lift = turned < -0.25 * Math.hypot(tx, ty, tz) ? -sightLiftCm : sightLiftCm;
  const x = f32(positions, i) + f32(normals, i) * lift;
  const y = f32(positions, i + 1) + f32(normals, i + 1) * lift;
  const z = f32(positions, i + 2) + f32(normals, i + 2) * lift;
  const dx = eye[0] - x;
  const dy = eye[1] - y;
  const dz = eye[2] - z;
  const distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
  return !caster.isBlocked(x, y, z, dx / distance, dy / distance, dz / distance, distance);
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
  const brightest = lamps.map(({ colour }) => brightestBounce / Math.max(...colour, 1e-6));
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
        direct = Math.min((sample.strength * cosine * lamps.length) / Math.PI, brightest[n % lamps.length] ?? 0);
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
