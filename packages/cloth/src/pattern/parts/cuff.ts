import { lengthOf } from '../../geometry/polyline.ts';
import { add, type Vec3 } from '../../geometry/vector.ts';
import { pathAlong, type PatternPart } from '../assemble.ts';
import { edgeOf, type EdgeName, type PatternPiece } from '../pattern.ts';
import { aroundArm } from '../placement.ts';
import { joinSeams } from './neck.ts';
import { strip } from './strip.ts';

/** A cuff round the wrist that takes the sleeve's fullness; `sleeveLength` is where it begins, below the crown. */
export function cuff(side: 'left' | 'right', girthCm: number, widthCm: number, sleeveLength: number, isRib: boolean): PatternPart {
  const half = girthCm / 2;
  const place = aroundArm(side === 'left' ? 1 : -1, () => half, 0);
  const name = `cuff-${side}`;
  const piece = strip(
    {
      name,
      joins: [['join-0', girthCm]],
      farCm: girthCm * 0.96,
      widthCm,
      place: (along, across) => place((1 - 2 * along) * half, -(sleeveLength + across * widthCm)),
    },
    isRib ? { layer: 'rib', grainDeg: 0, stiffness: 1.5 } : { stiffness: 6 },
  );
  return {
    pieces: [piece],
    seams: [{ edges: [`sleeve-${side}.hem`, `${name}.join-0`] }, { edges: [`${name}.start`, `${name}.end`] }],
    ...(isRib ? {} : { hardware: [{ kind: 'button', on: { piece: name, at: [1.2, widthCm / 2] }, radiusCm: 0.5, holes: 4 }] }),
  };
}

/** A rib that holds the hem in. `edges` run round the hem. */
export function hemRib(pieces: readonly PatternPiece[], edges: readonly EdgeName[], widthCm: number, isClosed: boolean): PatternPart {
  const joins = edges.map((edge, i) => [`join-${i}`, lengthOf(edgeOf(pieces, edge).line) * 0.945] as const);
  const path = pathAlong(pieces, edges);
  const near = joins.reduce((sum, [, length]) => sum + length, 0);
  const place = (along: number, across: number): Vec3 => {
    const base = path.at(along * path.length);
    return add([base[0] * (1 - 0.08 * across), base[1], base[2] * (1 - 0.08 * across)], [0, -1, 0], across * widthCm);
  };
  return {
    pieces: [strip({ name: 'hem-rib', joins, farCm: near * 0.9, widthCm, place }, { layer: 'rib', grainDeg: 0, stiffness: 2 })],
    seams: [...joinSeams('hem-rib', edges), ...(isClosed ? [{ edges: ['hem-rib.start', 'hem-rib.end'] as const }] : [])],
  };
}
