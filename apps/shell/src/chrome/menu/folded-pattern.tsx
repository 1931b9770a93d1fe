import { color, css } from '@orime/ui';
import type { PanelKey } from './panels/panels.ts';

/** A drawing for panels without a photograph: a globe of points for the map, folds for the rest. */
export function FoldedPattern({ kind }: { readonly kind: PanelKey }) {
  return (
    <svg
      css={styles.root}
      viewBox="0 0 400 300"
      preserveAspectRatio={kind === 'world-map' ? 'xMidYMid meet' : 'xMidYMid slice'}
      aria-hidden
    >
      {kind === 'world-map' ? <Globe /> : <Folds />}
    </svg>
  );
}

/** Points on a sphere, nearer ones larger. */
function Globe() {
  return POINTS.map(({ x, y, depth }) => (
    <circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r={0.5 + depth * 1.3} opacity={0.15 + depth * 0.75} fill="currentColor" />
  ));
}

function Folds() {
  return FOLDS.map((x) => (
    <path
      key={x}
      d={`M${String(x)} 0 ${String(x + 26)} 150 ${String(x)} 300`}
      fill="none"
      stroke="currentColor"
      strokeWidth="0.6"
      opacity={0.2 + (x % 78) / 130}
    />
  ));
}

const FOLDS = Array.from({ length: 18 }, (_, index) => index * 26 - 40);

/** A Fibonacci sphere, turned a little towards the viewer. */
const POINTS = Array.from({ length: 620 }, (_, index) => {
  const height = 1 - (2 * (index + 0.5)) / 620;
  const radius = Math.sqrt(1 - height * height);
  const angle = index * 2.399963;
  const [across, towards] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
  const tilt = 0.42;
  return {
    x: Number((200 + across * 104).toFixed(1)),
    y: Number((150 + (height * Math.cos(tilt) - towards * Math.sin(tilt)) * 104).toFixed(1)),
    depth: Number(((towards * Math.cos(tilt) + height * Math.sin(tilt) + 1) / 2).toFixed(2)),
  };
});

const styles = { root: css({ width: '100%', height: '100%', color: color.muted, background: color.sunken }) };
