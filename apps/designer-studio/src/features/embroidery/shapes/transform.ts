import { boxOf, movePaths, type Box, type Path } from '../stitch/geometry/path.ts';
import { turner } from '../stitch/geometry/point.ts';

export interface Frame {
  /** Middle, in millimetres from the middle of the hoop. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function frameOf(paths: readonly Path[]): Frame {
  const { left, top, right, bottom }: Box = boxOf(paths) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** Moves and stretches paths into another frame. A side of no length, as of a straight line, is left so. */
export function fitInto(paths: readonly Path[], frame: Frame): readonly Path[] {
  const now = frameOf(paths);
  const [wide, high] = [now.width === 0 ? 1 : frame.width / now.width, now.height === 0 ? 1 : frame.height / now.height];
  return movePaths(paths, ({ x, y }) => ({ x: frame.x + (x - now.x) * wide, y: frame.y + (y - now.y) * high }));
}

export function shift(paths: readonly Path[], dx: number, dy: number): readonly Path[] {
  return movePaths(paths, ({ x, y }) => ({ x: x + dx, y: y + dy }));
}

/** Turns paths around their middle. */
export function turnPaths(paths: readonly Path[], angleDeg: number): readonly Path[] {
  const { x, y } = frameOf(paths);
  const turn = turner(angleDeg);
  return movePaths(paths, (point) => {
    const turned = turn({ x: point.x - x, y: point.y - y });
    return { x: turned.x + x, y: turned.y + y };
  });
}
