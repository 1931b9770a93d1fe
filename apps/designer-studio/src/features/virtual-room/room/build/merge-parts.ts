import { BufferAttribute, BufferGeometry, Color, type Matrix4 } from 'three';

export type Part = { readonly geometry: BufferGeometry; readonly colour: string; readonly at: Matrix4 };

/** One geometry of several, each moved to its place and dyed: what does not move alone is drawn at once. Takes the parts apart. */
export function mergeParts(parts: readonly Part[]): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const colours: number[] = [];
  const triangles: number[] = [];
  for (const { geometry, colour, at } of parts) {
    const first = positions.length / 3;
    const { r, g, b } = new Color(colour);
    geometry.applyMatrix4(at);
    const { position, normal } = geometry.attributes;
    if (!position || !normal) continue;
    for (let i = 0; i < position.count; i++) {
      positions.push(position.getX(i), position.getY(i), position.getZ(i));
      normals.push(normal.getX(i), normal.getY(i), normal.getZ(i));
      colours.push(r, g, b);
    }
    const { index } = geometry;
    if (index) for (let i = 0; i < index.count; i++) triangles.push(first + index.getX(i));
    else for (let i = 0; i < position.count; i++) triangles.push(first + i);
    geometry.dispose();
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
    .setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
    .setAttribute('color', new BufferAttribute(new Float32Array(colours), 3))
    .setIndex(triangles);
}
