import type { StudioObject } from '@orime/contracts/api/catalogue/studio-document';

/** An upright box, in mm. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Laid = Pick<StudioObject, 'x' | 'y' | 'width' | 'height' | 'angle'>;

/** The upright box around a turned object. */
export function boundsOf({ x, y, width, height, angle }: Laid): Box {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [halfWidth, halfHeight] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

/** The box around all of them; nothing for none. */
export function boundsAround(objects: readonly Laid[]): Box | undefined {
  if (objects.length === 0) return undefined;
  const boxes = objects.map(boundsOf);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Whether nothing of it would be cut off at the edge of the print area. */
export function fitsPrint(object: Laid, [width, height]: readonly [number, number]): boolean {
  const { left, top, right, bottom } = boundsOf(object);
  return left >= -0.05 && top >= -0.05 && right <= width + 0.05 && bottom <= height + 0.05;
}
