import { color } from '@orime/ui';
import { memo, type PointerEvent } from 'react';
import type { Shape } from '../stitch/shape.ts';
import { threadOf } from '../threads/palette.ts';
import { pathData } from './path-data.ts';

export type ShapeOutlineProps = {
  readonly shape: Shape;
  readonly isSelected: boolean;
  /** Filled with its thread while there are no stitches of it yet. */
  readonly isBare: boolean;
  readonly onTake: (event: PointerEvent<SVGPathElement>, shape: Shape) => void;
};

/** What of a shape can be taken hold of. Memoised: a drawing of 1,500 paths would be written anew at each frame of a drag (30 ms). */
export const ShapeOutline = memo(function ShapeOutline({ shape, isSelected, isBare, onTake }: ShapeOutlineProps) {
  const isArea = shape.paths.some(({ isClosed }) => isClosed) && shape.stitch.kind !== 'running';
  return (
    <path
      d={pathData(shape.paths)}
      fill={isBare && isArea ? threadOf(shape.thread).hex : 'transparent'}
      fillOpacity={isBare ? 0.35 : 0}
      fillRule={shape.rule}
      stroke={isSelected ? color.accent : 'transparent'}
      strokeWidth={isSelected ? 0.35 : 3}
      pointerEvents={isArea ? 'all' : 'stroke'}
      onPointerDown={(event) => onTake(event, shape)}
      // A finger that is on the selected shape moves it; elsewhere it scrolls the page.
      style={{ cursor: 'move', touchAction: isSelected ? 'none' : 'auto' }}
    />
  );
});
