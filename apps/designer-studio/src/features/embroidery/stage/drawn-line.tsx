import { color } from '@orime/ui';
import { useDrawingStore } from './drawing.store.ts';
import { pathData } from './path-data.ts';

/** The line that is being drawn, and the cross that keys move. */
export function DrawnLine() {
  const points = useDrawingStore((state) => state.points) ?? [];
  const cross = useDrawingStore((state) => state.cross);
  return (
    <g fill="none" stroke={color.accent} strokeWidth={0.4}>
      {points.length > 0 && <path d={pathData([{ points, isClosed: false }])} />}
      {points.length > 0 &&
        points.length < 60 &&
        points.map(({ x, y }, index) => <circle key={index} cx={x} cy={y} r={0.6} fill={color.accent} />)}
      <path d={`M${String(cross.x - 3)} ${String(cross.y)}h6M${String(cross.x)} ${String(cross.y - 3)}v6`} />
    </g>
  );
}
