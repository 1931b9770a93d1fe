import { css } from '@orime/ui';
import { DYE } from '../cloths.ts';
import { clothFill } from './cloth-patterns.tsx';
import type { PaperGarment } from './garments.ts';

/** A garment cut from folded paper: one half drawn, the other its mirror image and a shade darker. */
export function GarmentDrawing({ garment: { half, lines, cloth } }: { readonly garment: PaperGarment }) {
  const leaf = (
    <>
      <path d={half} fill={clothFill(cloth)} css={styles.cut} />
      <path d={lines} css={styles.seam} />
    </>
  );
  return (
    <>
      <g transform="matrix(-1 0 0 1 400.4 0)">
        {leaf}
        <path d={half} fill={DYE.ink} opacity="0.16" />
      </g>
      {leaf}
    </>
  );
}

/** The part of the figure's sheet that a garment takes up. */
export function garmentBox({ reach: [right, top, bottom] }: PaperGarment): string {
  const margin = 8;
  return [400 - right - margin, top - margin, 2 * right - 400 + 2 * margin, bottom - top + 2 * margin].join(' ');
}

const styles = {
  cut: css({ stroke: DYE.ink, strokeWidth: 1, strokeOpacity: 0.45, strokeLinejoin: 'round' }),
  seam: css({ fill: 'none', stroke: DYE.ink, strokeWidth: 1, strokeOpacity: 0.5, strokeLinecap: 'round' }),
};
