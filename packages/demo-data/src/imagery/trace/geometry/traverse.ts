import { readFileSync } from 'node:fs';
import type { Bvh } from './bvh.ts';
import { f64, u32 } from './read.ts';
import { widenBvh } from './wide-bvh.ts';

/** Finds what rays meet. One caster a thread: it keeps its stack and its last hit. */
export type RayCaster = {
  /** Triangle of the last hit, and its weights at the second and the third corner. */
  triangle: number;
  u: number;
  v: number;
  /**
   * Distance to the nearest triangle in (0.001, `reach`) along a direction of length 1, or −1. Fills `triangle`, `u`, `v`.
   */
  nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number): number;
  /** Whether anything lies within `reach`. Leaves the last hit alone. */
  isBlocked(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number): boolean;
};

/** What `ray-kernel.as` exports. */
type Kernel = {
  readonly place: (nodes: number, corners: number, stack: number, hit: number) => void;
  readonly nearest: RayCaster['nearest'];
  readonly isBlocked: (...ray: Parameters<RayCaster['isBlocked']>) => number;
};

/** The part of the standard interface that is used here: neither Node's types nor the language's name it without a browser's. */
declare const WebAssembly: {
  readonly Module: new (code: Uint8Array<ArrayBuffer>) => object;
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
};

const pageBytes = 65_536;
const hitBytes = 32;
/** Three more wait for each step down; a hierarchy of 2³² triangles is less deep. */
const stackBytes = 16 * 3 * 96;

let kernelModule: object | undefined;

export function createRayCaster(bvh: Bvh): RayCaster {
  kernelModule ??= new WebAssembly.Module(readFileSync(new URL('./ray-kernel.wasm', import.meta.url)));
  const nodes = new Uint8Array(widenBvh(bvh));
  const corners = new Uint8Array(bvh.corners.buffer, bvh.corners.byteOffset, bvh.corners.byteLength);
  const stackAt = hitBytes;
  const nodesAt = stackAt + stackBytes;
  const cornersAt = nodesAt + nodes.length;
  const memory = new WebAssembly.Memory({ initial: Math.ceil((cornersAt + corners.length) / pageBytes) });
  const bytes = new Uint8Array(memory.buffer);
  bytes.set(nodes, nodesAt);
  bytes.set(corners, cornersAt);
  // The exports' shapes are those of the kernel's source, which `ray-kernel.test.ts` compares with the compiled file.
  const kernel = new WebAssembly.Instance(kernelModule, { env: { memory } }).exports as Kernel;
  kernel.place(nodesAt, cornersAt, stackAt, 0);
  const weights = new Float64Array(memory.buffer, 0, 2);
  const hit = new Uint32Array(memory.buffer, 16, 1);
  const { isBlocked, nearest } = kernel;
  const caster: RayCaster = {
    triangle: 0,
    u: 0,
    v: 0,
    nearest: (ox, oy, oz, dx, dy, dz, reach) => {
      const distance = nearest(ox, oy, oz, dx, dy, dz, reach);
      if (distance < 0) return distance;
      caster.triangle = u32(bvh.order, u32(hit, 0));
      caster.u = f64(weights, 0);
      caster.v = f64(weights, 1);
      return distance;
    },
    isBlocked: (ox, oy, oz, dx, dy, dz, reach) => isBlocked(ox, oy, oz, dx, dy, dz, reach) !== 0,
  };
  return caster;
}
