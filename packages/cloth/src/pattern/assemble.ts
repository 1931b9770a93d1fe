import { lengthOf, spacePath, type SpacePath } from '../geometry/polyline.ts';
import { distance3, type Vec3 } from '../geometry/vector.ts';
import { edgeOf, type EdgeName, type Pattern, type PatternPiece, type Support } from './pattern.ts';

/** A share of a pattern: what is absent is empty. */
export type PatternPart = Partial<Omit<Pattern, 'support'>>;

/** Puts parts together; pieces keep their order. */
export function assemble(support: Support, parts: readonly PatternPart[]): Pattern {
  const all = <K extends keyof PatternPart>(key: K) =>
    parts.flatMap((part) => (part[key] ?? []) as readonly unknown[]) as unknown as Pattern[K];
  return {
    support,
    pieces: all('pieces'),
    seams: all('seams'),
    pins: all('pins'),
    links: all('links'),
    layers: all('layers'),
    applied: all('applied'),
    hardware: all('hardware'),
    stitches: all('stitches'),
  };
}

/** The lengths of edges in cm, with their names: the joins of a strip that is sewn to them. */
export function joinsOf(pieces: readonly PatternPiece[], edges: readonly EdgeName[]): (readonly [string, number])[] {
  return edges.map((name, i) => [`join-${i}`, lengthOf(edgeOf(pieces, name).line)] as const);
}

/** The path in space along edges as they are held, each turned so that it goes on where the one before ends. */
export function pathAlong(pieces: readonly PatternPiece[], edges: readonly EdgeName[]): SpacePath {
  const lines = edges.map((name) => {
    const { piece, line } = edgeOf(pieces, name);
    return line.map(([u, v]) => piece.place(u, v));
  });
  const out: Vec3[] = [];
  lines.forEach((line, i) => {
    const next = lines[i + 1];
    const turned = [...line].reverse();
    const anchor = out[out.length - 1];
    const isForward = anchor
      ? gap(anchor, line[0]) <= gap(anchor, turned[0])
      : !next ||
        Math.min(gap(line[line.length - 1], next[0]), gap(line[line.length - 1], next[next.length - 1])) <=
          Math.min(gap(line[0], next[0]), gap(line[0], next[next.length - 1]));
    out.push(...(isForward ? line : turned));
  });
  return spacePath(out);
}

function gap(a: Vec3 | undefined, b: Vec3 | undefined): number {
  return a && b ? distance3(a, b) : Infinity;
}
