import type { StudioObject } from '@orime/contracts/api/catalogue/studio-document';
import type { ObjectChange } from '../document/object-types.ts';
import { measureText } from '../document/text-layout.ts';
import * as fabric from './fabric-door.ts';
import type { FabricObject } from './fabric-door.ts';
import { UNITS } from './make-shape.ts';

/** What a drag, a turn or a pull at a corner made of an object: stretching becomes size. */
export function readChange(object: StudioObject, shape: FabricObject): ObjectChange {
  const { translateX, translateY, scaleX, scaleY } = fabric.util.qrDecompose(shape.calcTransformMatrix());
  const [across, down] = [Math.abs(scaleX), Math.abs(scaleY)];
  const angle = hundredths(normal(shape.angle + (shape.group?.angle ?? 0)));
  const placed = { x: hundredths(translateX / UNITS), y: hundredths(translateY / UNITS), angle, flipX: shape.flipX, flipY: shape.flipY };
  if (Math.abs(across - 1) < 1e-4 && Math.abs(down - 1) < 1e-4) return placed;
  if (object.kind === 'text') {
    const size = Math.min(1000, Math.max(1, hundredths(object.size * across)));
    return { ...placed, size, ...measureText({ ...object, size }) };
  }
  const size = { width: Math.max(0.5, hundredths(object.width * across)), height: Math.max(0.5, hundredths(object.height * down)) };
  return { ...placed, ...size };
}

function normal(angle: number): number {
  const turned = angle % 360;
  return turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
