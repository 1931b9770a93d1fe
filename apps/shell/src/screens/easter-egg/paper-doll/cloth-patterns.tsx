import type { ReactNode } from 'react';
import { DYE } from '../cloths.ts';
import type { ClothKey } from '../cloths.ts';

export const clothFill = (cloth: ClothKey): string => `url(#egg-${cloth})`;

/** Every cloth as an SVG pattern; drawn once, filled into any garment by its id. */
export function ClothPatterns() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden>
      <defs>
        <Cloth cloth="waves" width={40} height={20} ground={DYE.indigo}>
          {WAVES.map(([x, y, r]) => (
            <circle
              key={`${String(x)} ${String(y)} ${String(r)}`}
              cx={x}
              cy={y}
              r={r}
              fill={DYE.indigo}
              stroke={DYE.sky}
              strokeWidth="1.2"
            />
          ))}
        </Cloth>
        <Cloth cloth="hemp" width={48} height={27.7} ground={DYE.vermilion}>
          <path d={HEMP} fill="none" stroke={DYE.rice} strokeWidth="0.9" opacity="0.85" />
        </Cloth>
        <Cloth cloth="stripes" width={18} height={18} ground={DYE.rice}>
          <path d="M3 0V18M7 0V18" stroke={DYE.ochre} strokeWidth="2.4" />
          <path d="M13 0V18" stroke={DYE.indigo} strokeWidth="0.8" />
        </Cloth>
        <Cloth cloth="knit" width={10} height={9} ground={DYE.leaf}>
          <path d="M0 0L5 6L10 0M0 -9L5 -3L10 -9M0 9L5 15L10 9" fill="none" stroke={DYE.moss} strokeWidth="1.3" opacity="0.75" />
        </Cloth>
        <Cloth cloth="check" width={28} height={28} ground={DYE.rice}>
          <path d="M0 0H14V28H0ZM0 0H28V14H0Z" fill={DYE.moss} opacity="0.42" />
          <path d="M21 0V28M0 21H28" stroke={DYE.wine} strokeWidth="0.9" opacity="0.7" />
        </Cloth>
        <Cloth cloth="night" width={44} height={44} ground={DYE.ink}>
          <path d="M10 6V16M5 11H15M32 28V38M27 33H37" stroke={DYE.rice} strokeWidth="1.6" opacity="0.75" />
          <path d="M32 8h0.1M10 32h0.1" stroke={DYE.sky} strokeWidth="3" strokeLinecap="round" />
        </Cloth>
        <Cloth cloth="plain" width={6} height={6} ground={DYE.clay}>
          <path d="M0 6L6 0M-1 1L1 -1M5 7L7 5" stroke={DYE.ink} strokeWidth="0.6" opacity="0.28" />
        </Cloth>
        <Cloth cloth="rose" width={16} height={16} ground={DYE.rose}>
          <path d="M0 4H16M0 12H16" stroke={DYE.wine} strokeWidth="1" opacity="0.6" />
          <path d="M4 0V16" stroke={DYE.rice} strokeWidth="1.4" opacity="0.8" />
        </Cloth>
        <Cloth cloth="felt" width={7} height={7} ground={DYE.wine}>
          <path d="M1 2h0.1M5 5h0.1M4 1h0.1" stroke={DYE.rice} strokeWidth="0.9" strokeLinecap="round" opacity="0.3" />
        </Cloth>
      </defs>
    </svg>
  );
}

type ClothProps = {
  readonly cloth: ClothKey;
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly children: ReactNode;
};

function Cloth({ cloth, width, height, ground, children }: ClothProps) {
  return (
    <pattern id={`egg-${cloth}`} width={width} height={height} patternUnits="userSpaceOnUse">
      <rect width={width} height={height} fill={ground} />
      {children}
    </pattern>
  );
}

/** Blue sea waves: rows of rings, each row half covered by the next. */
const WAVES = (
  [
    [0, 0],
    [40, 0],
    [20, 10],
    [0, 20],
    [40, 20],
    [20, 30],
  ] as const
).flatMap(([x, y]) => [19, 13, 7].map((r) => [x, y, r] as const));

/** Hemp leaf: a six-pointed star in every hexagon. */
const HEMP =
  'M24 0V27.7M0 13.85L48 13.85M0 0L48 27.7M48 0L0 27.7M0 0L24 13.85L48 0M0 27.7L24 13.85L48 27.7M12 0V6.9L24 13.85L36 6.9V0M12 27.7V20.8M36 27.7V20.8M0 9.2V18.5M48 9.2V18.5';
