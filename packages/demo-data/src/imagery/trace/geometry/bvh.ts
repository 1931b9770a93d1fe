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
    measureNode(work, bins, from, to);
    for (let k = 0; k < 3; k++) {
      bounds[node * 6 + k] = f32(bins.box, k) - margin;
      bounds[node * 6 + 3 + k] = f32(bins.box, k + 3) + margin;
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

/** Box of a node's triangles into `box`, and of their middles: lowest x, y, z, highest x, y, z each. */
function measureNode({ high, low, middle, order }: Work, { box, middles }: Bins, from: number, to: number): void {
  for (const bounds of [box, middles]) bounds.fill(Infinity, 0, 3).fill(-Infinity, 3);
  for (let i = from; i < to; i++) {
    const t = u32(order, i) * 3;
    for (let k = 0; k < 3; k++) {
      const lowest = f32(low, t + k);
      const highest = f32(high, t + k);
      const centre = f32(middle, t + k);
      if (lowest < f32(box, k)) box[k] = lowest;
      if (highest > f32(box, k + 3)) box[k + 3] = highest;
      if (centre < f32(middles, k)) middles[k] = centre;
      if (centre > f32(middles, k + 3)) middles[k + 3] = centre;
    }
  }
}

/** Nodes of fewer triangles are split across their longest side: other sides would cost more to look at than they save. */
const fewTriangles = 24;

/** The cheapest of `binCount` − 1 planes on each axis of a measured node; nothing when all middles coincide. */
function findSplit(work: Work, bins: Bins, from: number, to: number): Split | undefined {
  const { middles } = bins;
  const sides = [0, 1, 2].map((axis) => f32(middles, axis + 3) - f32(middles, axis));
  const longest = Math.max(...sides);
  let best: Split | undefined;
  let bestCost = Infinity;
  for (let axis = 0; axis < 3; axis++) {
    const side = sides[axis] ?? 0;
    if (side < 1e-6 || (to - from < fewTriangles && side < longest)) continue;
    const first = f32(middles, axis);
    fillBins(work, bins, from, to, axis, first, side);
    sweep(bins, bins.right, binCount - 1, -1);
    sweep(bins, bins.left, 0, 1);
    for (let bin = 1; bin < binCount; bin++) {
      const cost = f32(bins.left, bin - 1) + f32(bins.right, bin);
      if (cost < bestCost) {
        bestCost = cost;
        best = { axis, at: first + (side * bin) / binCount };
      }
    }
  }
  return best;
}

/** Scratch space of one build. `left` and `right` are what all bins up to each one cost, from either side. */
type Bins = {
  readonly box: Float32Array;
  readonly middles: Float32Array;
  readonly counts: Uint32Array;
  /** Three lowest and three highest numbers a bin. */
  readonly bounds: Float32Array;
  readonly left: Float32Array;
  readonly right: Float32Array;
};

function createBins(): Bins {
  const floats = (channels: number): Float32Array => new Float32Array(binCount * channels);
  const box = (): Float32Array => new Float32Array(6);
  return { box: box(), middles: box(), counts: new Uint32Array(binCount), bounds: floats(6), left: floats(1), right: floats(1) };
}

function fillBins(
  { high, low, middle, order }: Work,
  bins: Bins,
  from: number,
  to: number,
  axis: number,
  first: number,
  side: number,
): void {
  const { bounds, counts } = bins;
  counts.fill(0);
  for (let bin = 0; bin < binCount; bin++) bounds.fill(Infinity, bin * 6, bin * 6 + 3).fill(-Infinity, bin * 6 + 3, bin * 6 + 6);
  const scale = binCount / side;
  for (let i = from; i < to; i++) {
    const t = u32(order, i) * 3;
    const bin = Math.min(binCount - 1, ((f32(middle, t + axis) - first) * scale) | 0);
    const b = bin * 6;
    counts[bin] = u32(counts, bin) + 1;
    const [x, y, z] = [t, t + 1, t + 2];
    if (f32(low, x) < f32(bounds, b)) bounds[b] = f32(low, x);
    if (f32(low, y) < f32(bounds, b + 1)) bounds[b + 1] = f32(low, y);
    if (f32(low, z) < f32(bounds, b + 2)) bounds[b + 2] = f32(low, z);
    if (f32(high, x) > f32(bounds, b + 3)) bounds[b + 3] = f32(high, x);
    if (f32(high, y) > f32(bounds, b + 4)) bounds[b + 4] = f32(high, y);
    if (f32(high, z) > f32(bounds, b + 5)) bounds[b + 5] = f32(high, z);
  }
}

/** Surface area times count of all bins from `start` on, one entry a bin. */
function sweep({ bounds, counts }: Bins, costs: Float32Array, start: number, step: 1 | -1): void {
  let [lowX, lowY, lowZ] = [Infinity, Infinity, Infinity];
  let [highX, highY, highZ] = [-Infinity, -Infinity, -Infinity];
  let count = 0;
  for (let bin = start; bin >= 0 && bin < binCount; bin += step) {
    const b = bin * 6;
    count += u32(counts, bin);
    lowX = Math.min(lowX, f32(bounds, b));
    lowY = Math.min(lowY, f32(bounds, b + 1));
    lowZ = Math.min(lowZ, f32(bounds, b + 2));
    highX = Math.max(highX, f32(bounds, b + 3));
    highY = Math.max(highY, f32(bounds, b + 4));
    highZ = Math.max(highZ, f32(bounds, b + 5));
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
