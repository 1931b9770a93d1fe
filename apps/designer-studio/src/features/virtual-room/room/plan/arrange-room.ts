/** Where a piece stands, in metres: x to the right and z towards the visitor, who comes in at z = 4.7. */
export type Spot = {
  readonly stand: 'form' | 'form-legs' | 'rail' | 'plinth' | 'panel';
  readonly x: number;
  readonly z: number;
  /** Radians about the upright axis; 0 looks at the visitor. */
  readonly turn: number;
};

export type Rail = { readonly x: number; readonly z: number; readonly turn: number; readonly width: number };

export type RoomPlan = { readonly spots: readonly Spot[]; readonly rails: readonly Rail[] };

export type PlannedPiece = { readonly category: string; readonly isDraped: boolean };

/** Garments that were draped on a form with legs. */
const ON_LEGS = new Set(['trousers', 'wide-denim', 'shorts', 'jumpsuit']);
/** How many of so many pieces hang on the left and on the right rail; the others stand between them. */
const ON_RAILS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 2],
  [0, 2],
  [2, 2],
  [2, 2],
  [3, 3],
];
const RAIL_X = 3.5;
const RAIL_Z = -1.3;
const RAIL_TURN = 0.53;
const ON_RAIL_GAP = 0.74;
const ARC_RADIUS = 3.4;
const ARC_MIDDLE_Z = 2.2;
const ARC_STEP = 0.34;

/** Places pieces from left to right in their order: a rail, an arc of stands that open towards the visitor, a rail. */
export function arrangeRoom(pieces: readonly PlannedPiece[]): RoomPlan {
  const [left, right] = ON_RAILS[Math.min(pieces.length, ON_RAILS.length - 1)] ?? [0, 0];
  const standing = pieces.slice(left, pieces.length - right);
  return {
    spots: [
      ...pieces.slice(0, left).map((piece, i) => onRail(piece, railAt(-1, left), i, left)),
      ...standing.map((piece, i) => onArc(piece, i, standing.length)),
      ...pieces.slice(pieces.length - right).map((piece, i) => onRail(piece, railAt(1, right), i, right)),
    ],
    rails: [...(left > 0 ? [railAt(-1, left)] : []), ...(right > 0 ? [railAt(1, right)] : [])],
  };
}

function railAt(side: -1 | 1, count: number): Rail {
  return { x: side * RAIL_X, z: RAIL_Z, turn: -side * RAIL_TURN, width: count * ON_RAIL_GAP + 0.2 };
}

function onRail({ isDraped }: PlannedPiece, rail: Rail, i: number, count: number): Spot {
  const along = (i - (count - 1) / 2) * ON_RAIL_GAP;
  return {
    stand: isDraped ? 'rail' : 'panel',
    x: rail.x + along * Math.cos(rail.turn),
    z: rail.z - along * Math.sin(rail.turn),
    turn: rail.turn,
  };
}

function onArc({ category, isDraped }: PlannedPiece, i: number, count: number): Spot {
  const angle = (i - (count - 1) / 2) * ARC_STEP;
  return {
    stand: isDraped ? standOf(category) : 'panel',
    x: ARC_RADIUS * Math.sin(angle),
    z: ARC_MIDDLE_Z - ARC_RADIUS * Math.cos(angle),
    turn: -angle * 0.8,
  };
}

function standOf(category: string): Spot['stand'] {
  if (category === 'bag') return 'plinth';
  return ON_LEGS.has(category) ? 'form-legs' : 'form';
}
