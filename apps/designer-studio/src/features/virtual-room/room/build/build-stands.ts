import type { ViewMesh } from '@orime/cloth';
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CylinderGeometry,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  SphereGeometry,
  type Object3D,
} from 'three';
import type { RoomStock } from '../load-stock.ts';
import type { Rail, RoomPlan, Spot } from '../plan/arrange-room.ts';
import type { RoomLook } from '../plan/room-look.ts';
import { PLINTH_HEIGHT, RAIL_HEIGHT } from './build-garment.ts';
import { mergeParts, type Part } from './merge-parts.ts';

/** Dress forms with their stands, rails with hangers, plinths: four objects at most, however many pieces there are. */
export function buildStands({ spots, rails }: RoomPlan, { form, formWithLegs }: RoomStock, look: RoomLook): readonly Object3D[] {
  const on = (...stands: readonly Spot['stand'][]) => spots.filter(({ stand }) => stands.includes(stand)).map(matrixOf);
  const fixed = [
    ...rails.flatMap((rail) => railParts(rail, look)),
    ...on('rail').map((at) => hangerPart(at, look)),
    ...on('plinth').map((at) => plinthPart(at, look)),
  ];
  const dyed = new MeshStandardMaterial({ vertexColors: true, roughness: 0.6 });
  return [
    ...instances(trunkGeometry(form), new MeshStandardMaterial({ color: look.form, roughness: 1 }), on('form')),
    ...instances(trunkGeometry(formWithLegs), new MeshStandardMaterial({ color: look.form, roughness: 1 }), on('form-legs')),
    ...instances(mergeParts(standParts(look)), dyed, on('form', 'form-legs')),
    ...(fixed.length > 0 ? [new Mesh(mergeParts(fixed), dyed)] : []),
  ];
}

export function matrixOf({ x, z, turn }: Pick<Spot, 'x' | 'z' | 'turn'>): Matrix4 {
  return new Matrix4().makeTranslation(x, 0, z).multiply(new Matrix4().makeRotationY(turn));
}

export function instances(
  geometry: BufferGeometry,
  material: MeshStandardMaterial | InstancedMesh['material'],
  places: readonly Matrix4[],
): readonly InstancedMesh[] {
  if (places.length === 0) return [];
  const drawn = new InstancedMesh(geometry, material, places.length);
  places.forEach((place, i) => drawn.setMatrixAt(i, place));
  drawn.computeBoundingSphere();
  return [drawn];
}

function trunkGeometry({ positions, normals, triangles }: ViewMesh): BufferGeometry {
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setAttribute('normal', new BufferAttribute(normals, 3))
    .setIndex(new BufferAttribute(triangles, 1))
    .clone()
    .scale(0.01, 0.01, 0.01);
}

const moved = (x: number, y: number, z: number): Matrix4 => new Matrix4().makeTranslation(x, y, z);

/** Pole and foot of metal, cap and knob of wood. */
function standParts({ metal, wood }: RoomLook): readonly Part[] {
  return [
    { geometry: new CylinderGeometry(0.012, 0.012, 0.7, 10), colour: metal, at: moved(0, 0.36, -0.02) },
    { geometry: new CylinderGeometry(0.15, 0.165, 0.022, 28), colour: metal, at: moved(0, 0.011, -0.02) },
    { geometry: new CylinderGeometry(0.055, 0.057, 0.024, 20), colour: wood, at: moved(0, 1.505, -0.006) },
    { geometry: new CylinderGeometry(0.008, 0.01, 0.02, 8), colour: wood, at: moved(0, 1.525, -0.006) },
    { geometry: new SphereGeometry(0.018, 10, 8), colour: wood, at: moved(0, 1.548, -0.006) },
  ];
}

function railParts({ x, z, turn, width }: Rail, { metal }: RoomLook): readonly Part[] {
  const place = matrixOf({ x, z, turn });
  const at = (dx: number, y: number): Matrix4 => place.clone().multiply(moved(dx, y, 0));
  const bar = place
    .clone()
    .multiply(moved(0, RAIL_HEIGHT, 0))
    .multiply(new Matrix4().makeRotationZ(Math.PI / 2));
  return [
    { geometry: new CylinderGeometry(0.014, 0.014, width, 10), colour: metal, at: bar },
    ...[-width / 2, width / 2].flatMap((side) => [
      { geometry: new CylinderGeometry(0.014, 0.014, RAIL_HEIGHT, 10), colour: metal, at: at(side, RAIL_HEIGHT / 2) },
      { geometry: new BoxGeometry(0.05, 0.02, 0.5), colour: metal, at: at(side, 0.01) },
    ]),
  ];
}

/** A bar over the shoulders and the hook above it. */
function hangerPart(place: Matrix4, { metal }: RoomLook): Part {
  return {
    geometry: new CylinderGeometry(0.006, 0.006, 0.14, 8),
    colour: metal,
    at: place.clone().multiply(moved(0, RAIL_HEIGHT - 0.06, 0)),
  };
}

function plinthPart(place: Matrix4, { plinth }: RoomLook): Part {
  return {
    geometry: new BoxGeometry(0.46, PLINTH_HEIGHT, 0.46),
    colour: plinth,
    at: place.clone().multiply(moved(0, PLINTH_HEIGHT / 2, 0)),
  };
}
