import { css } from '@orime/ui';
import { ClothPatterns } from '../easter-egg/paper-doll/cloth-patterns.tsx';
import { DollFigure } from '../easter-egg/paper-doll/doll-figure.tsx';
import { GarmentDrawing } from '../easter-egg/paper-doll/garment-drawing.tsx';
import { GARMENTS } from '../easter-egg/paper-doll/garments.ts';

export type FlatFigureProps = {
  /** Parts of the form that are right, of how many. */
  readonly done: number;
  readonly total: number;
};

/** What the figure puts on, in this order. */
const OUTFIT = ['hakama', 'shirt', 'haori', 'hat'].flatMap((key) => GARMENTS.filter((garment) => garment.key === key));

/** The dressing figure cut from paper, where a turning one is not welcome or cannot be drawn. */
export function FlatFigure({ done, total }: FlatFigureProps) {
  const worn = OUTFIT.slice(0, Math.round((done / total) * OUTFIT.length));
  return (
    <>
      <ClothPatterns />
      <svg css={styles.root} viewBox="20 0 360 740">
        <DollFigure />
        {worn.map((garment) => (
          <GarmentDrawing key={garment.key} garment={garment} />
        ))}
      </svg>
    </>
  );
}

const styles = { root: css({ position: 'absolute', insetBlock: '0 6%', insetInline: 0, width: '100%', height: '94%' }) };
