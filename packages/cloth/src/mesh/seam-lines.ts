import type { DrapedCloth } from '../drape/drape-pattern.ts';
import type { StitchLine } from './garment-mesh.ts';
import type { Surface } from './surface.ts';

/** Every seam and every free edge of the garment, as lines through the joints of the draped lattice. */
export function seamLines({ cloth }: DrapedCloth, { positions }: Surface): StitchLine[] {
  const sewn = new Set<string>(cloth.pattern.seams.flatMap(({ edges }) => edges));
  const lineOf = (vertices: readonly number[]) =>
    Float32Array.from(vertices.flatMap((vertex) => [0, 1, 2].map((k) => positions[3 * (cloth.particleOf[vertex] ?? 0) + k] ?? 0)));
  const seams = cloth.pattern.seams.map(({ edges: [edge] }): StitchLine => ({ kind: 'seam', points: lineOf(cloth.edges.get(edge) ?? []) }));
  const hems = [...cloth.edges]
    .filter(([name]) => !sewn.has(name))
    .map(([, vertices]): StitchLine => ({ kind: 'hem', points: lineOf(vertices) }));
  return [...seams, ...hems];
}
