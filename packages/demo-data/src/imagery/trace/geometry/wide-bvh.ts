import type { Bvh } from './bvh.ts';
import { f32, u32 } from './read.ts';

/** 32-bit words of a node: lowest x, y, z and highest x, y, z of four children, their first item, and their count of triangles. */
const nodeWords = 32;
const highWords = 12;
const firstWords = 24;
const countWords = 28;
const width = 4;

/**
 * The same hierarchy with up to four children a node, as `ray-kernel.as` reads it. A child with a count of 0 is a node; a place
 * without a child has a box that no ray meets.
 */
export function widenBvh({ bounds, nodes }: Bvh): ArrayBuffer {
  const inner: number[] = [0];
  const children: (readonly number[])[] = [];
  for (let at = 0; at < inner.length; at++) {
    const found = childrenOf(inner[at] ?? 0, bounds, nodes);
    children.push(found);
    for (const child of found) if (isInner(child, nodes)) inner.push(child);
  }
  const numberOf = new Map(inner.map((node, number) => [node, number]));
  const buffer = new ArrayBuffer(inner.length * nodeWords * 4);
  const [floats, words] = [new Float32Array(buffer), new Uint32Array(buffer)];
  children.forEach((found, number) => {
    const start = number * nodeWords;
    floats.fill(Infinity, start, start + highWords).fill(-Infinity, start + highWords, start + firstWords);
    found.forEach((child, lane) => {
      for (let k = 0; k < 3; k++) {
        floats[start + k * width + lane] = f32(bounds, child * 6 + k);
        floats[start + highWords + k * width + lane] = f32(bounds, child * 6 + 3 + k);
      }
      const isLeaf = !isInner(child, nodes);
      words[start + firstWords + lane] = isLeaf ? u32(nodes, child * 2) : (numberOf.get(child) ?? 0);
      words[start + countWords + lane] = isLeaf ? u32(nodes, child * 2 + 1) : 0;
    });
  });
  return buffer;
}

function isInner(node: number, nodes: Uint32Array): boolean {
  return u32(nodes, node * 2 + 1) === 0;
}

/** A node's children, of which the largest are replaced by theirs while there is room. A root that is a leaf is its own child. */
function childrenOf(node: number, bounds: Float32Array, nodes: Uint32Array): readonly number[] {
  if (!isInner(node, nodes)) return [node];
  const found = pairOf(node, nodes);
  while (found.length < width) {
    let largest = -1;
    let largestArea = -1;
    found.forEach((child, place) => {
      const area = isInner(child, nodes) ? areaOf(child, bounds) : -1;
      if (area <= largestArea) return;
      largest = place;
      largestArea = area;
    });
    const opened = found[largest];
    if (opened === undefined) break;
    found.splice(largest, 1, ...pairOf(opened, nodes));
  }
  return found;
}

function pairOf(node: number, nodes: Uint32Array): number[] {
  const first = u32(nodes, node * 2);
  return [first, first + 1];
}

function areaOf(node: number, bounds: Float32Array): number {
  const side = (k: number): number => f32(bounds, node * 6 + 3 + k) - f32(bounds, node * 6 + k);
  const [x, y, z] = [side(0), side(1), side(2)];
  return x * y + y * z + z * x;
}
