import { f32, u32 } from './read.ts';

/** A bounding-volume hierarchy over triangles in flat arrays. */
export type Bvh = {
  /** Six numbers a node: lowest x, y, z, highest x, y, z. */
  readonly bounds: Float32Array;
  /** Two numbers a node: first triangle and count of a leaf; left child (right is the next) and 0 of an inner node. */
  readonly nodes: Uint32Array;
  /** Nine numbers a triangle in leaf order: a corner and the two edges that leave it. */
  readonly corners: Float32Array;
  /** The triangle's number in the mesh, in leaf order. */
  readonly order: Uint32Array;
};

type Work = { readonly low: Float32Array; readonly high: Float32Array; readonly middle: Float32Array; readonly order: Uint32Array };
type Split = { readonly axis: number; readonly at: number };

const binCount = 12;
const leafSize = 3;
// Bounds are widened a little, so that rounding to 32 bits never loses a triangle that lies in their face.
const margin = 1e-4;

/** Builds the hierarchy by the binned surface-area heuristic. Deterministic. Works for any count of triangles above none. */
export function buildBvh(positions: Float32Array, triangles: Uint32Array): Bvh {
  const count = triangles.length / 3;
  const work = measureTriangles(positions, triangles, count);
  const bounds = new Float32Array(count * 12);
  const nodes = new Uint32Array(count * 4);
  const stack: [node: number, from: number, to: number][] = [[0, 0, count]];
  const bins = createBins();
  let used = 1;
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [node, from, to] = next;
    const box = boxOf(work, from, to);
    for (let k = 0; k < 3; k++) {
      bounds[node * 6 + k] = (box.low[k] ?? 0) - margin;
      bounds[node * 6 + 3 + k] = (box.high[k] ?? 0) + margin;
    }
    const split = to - from > leafSize ? findSplit(work, bins, from, to) : undefined;
    if (!split) {
      nodes[node * 2] = from;
      nodes[node * 2 + 1] = to - from;
      continue;
    }
    const middle = partition(work, from, to, split);
    nodes[node * 2] = used;
    nodes[node * 2 + 1] = 0;
    stack.push([used, from, middle], [used + 1, middle, to]);
    used += 2;
  }
  return {
    bounds: bounds.slice(0, used * 6),
    nodes: nodes.slice(0, used * 2),
    corners: leafCorners(positions, triangles, work.order),
    order: work.order,
  };
}

function measureTriangles(positions: Float32Array, triangles: Uint32Array, count: number): Work {
  const low = new Float32Array(count * 3);
  const high = new Float32Array(count * 3);
  const middle = new Float32Array(count * 3);
  for (let t = 0; t < count; t++) {
    for (let k = 0; k < 3; k++) {
      const a = f32(positions, u32(triangles, t * 3) * 3 + k);
      const b = f32(positions, u32(triangles, t * 3 + 1) * 3 + k);
      const c = f32(positions, u32(triangles, t * 3 + 2) * 3 + k);
      low[t * 3 + k] = Math.min(a, b, c);
      high[t * 3 + k] = Math.max(a, b, c);
      middle[t * 3 + k] = (f32(low, t * 3 + k) + f32(high, t * 3 + k)) / 2;
    }
  }
  return { low, high, middle, order: Uint32Array.from({ length: count }, (_, i) => i) };
}

function boxOf(work: Work, from: number, to: number): { readonly low: number[]; readonly high: number[] } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = from; i < to; i++) {
    const t = u32(work.order, i) * 3;
    for (let k = 0; k < 3; k++) {
      low[k] = Math.min(low[k] ?? 0, f32(work.low, t + k));
      high[k] = Math.max(high[k] ?? 0, f32(work.high, t + k));
    }
  }
  return { low, high };
}

/** The cheapest of `binCount` − 1 planes on each axis; nothing when all middles coincide. */
function findSplit(work: Work, bins: Bins, from: number, to: number): Split | undefined {
  let best: Split | undefined;
  let bestCost = Infinity;
  for (let axis = 0; axis < 3; axis++) {
    let first = Infinity;
    let last = -Infinity;
    for (let i = from; i < to; i++) {
      const value = f32(work.middle, u32(work.order, i) * 3 + axis);
      if (value < first) first = value;
      if (value > last) last = value;
    }
    if (last - first < 1e-6) continue;
    fillBins(work, bins, from, to, axis, first, last);
    sweep(bins, bins.right, binCount - 1, -1);
    sweep(bins, bins.left, 0, 1);
    for (let bin = 1; bin < binCount; bin++) {
      const cost = f32(bins.left, bin - 1) + f32(bins.right, bin);
      if (cost < bestCost) {
        bestCost = cost;
        best = { axis, at: first + ((last - first) * bin) / binCount };
      }
    }
  }
  return best;
}

/** Scratch space of one build. `left` and `right` are what all bins up to each one cost, from either side. */
type Bins = {
  readonly counts: Uint32Array;
  readonly low: Float32Array;
  readonly high: Float32Array;
  readonly left: Float32Array;
  readonly right: Float32Array;
};

function createBins(): Bins {
  const floats = (channels: number): Float32Array => new Float32Array(binCount * channels);
  return { counts: new Uint32Array(binCount), low: floats(3), high: floats(3), left: floats(1), right: floats(1) };
}

function fillBins(work: Work, { counts, high, low }: Bins, from: number, to: number, axis: number, first: number, last: number): void {
  counts.fill(0);
  low.fill(Infinity);
  high.fill(-Infinity);
  const scale = binCount / (last - first);
  for (let i = from; i < to; i++) {
    const t = u32(work.order, i) * 3;
    const bin = Math.min(binCount - 1, ((f32(work.middle, t + axis) - first) * scale) | 0);
    counts[bin] = u32(counts, bin) + 1;
    for (let k = 0; k < 3; k++) {
      if (f32(work.low, t + k) < f32(low, bin * 3 + k)) low[bin * 3 + k] = f32(work.low, t + k);
      if (f32(work.high, t + k) > f32(high, bin * 3 + k)) high[bin * 3 + k] = f32(work.high, t + k);
    }
  }
}

/** Surface area times count of all bins from `start` on, one entry a bin. */
function sweep({ counts, high, low }: Bins, costs: Float32Array, start: number, step: 1 | -1): void {
  let [lowX, lowY, lowZ] = [Infinity, Infinity, Infinity];
  let [highX, highY, highZ] = [-Infinity, -Infinity, -Infinity];
  let count = 0;
  for (let bin = start; bin >= 0 && bin < binCount; bin += step) {
    count += u32(counts, bin);
    lowX = Math.min(lowX, f32(low, bin * 3));
    lowY = Math.min(lowY, f32(low, bin * 3 + 1));
    lowZ = Math.min(lowZ, f32(low, bin * 3 + 2));
    highX = Math.max(highX, f32(high, bin * 3));
    highY = Math.max(highY, f32(high, bin * 3 + 1));
    highZ = Math.max(highZ, f32(high, bin * 3 + 2));
    const x = highX - lowX;
    const y = highY - lowY;
    const z = highZ - lowZ;
    costs[bin] = count === 0 ? 0 : (x * y + y * z + z * x) * count;
  }
}

/** Sorts the triangles of a node to both sides of a plane and answers where the right side begins; halves it if a side is empty. */
function partition(work: Work, from: number, to: number, { axis, at }: Split): number {
  let i = from;
  let j = to - 1;
  while (i <= j) {
    const triangle = u32(work.order, i);
    if (f32(work.middle, triangle * 3 + axis) < at) i++;
    else {
      work.order[i] = u32(work.order, j);
      work.order[j] = triangle;
      j--;
    }
  }
  return i === from || i === to ? (from + to) >> 1 : i;
}

function leafCorners(positions: Float32Array, triangles: Uint32Array, order: Uint32Array): Float32Array {
  const corners = new Float32Array(order.length * 9);
  for (let i = 0; i < order.length; i++) {
    const t = u32(order, i) * 3;
    for (let k = 0; k < 3; k++) {
      const a = f32(positions, u32(triangles, t) * 3 + k);
      corners[i * 9 + k] = a;
      corners[i * 9 + 3 + k] = f32(positions, u32(triangles, t + 1) * 3 + k) - a;
      corners[i * 9 + 6 + k] = f32(positions, u32(triangles, t + 2) * 3 + k) - a;
    }
  }
  return corners;
}
