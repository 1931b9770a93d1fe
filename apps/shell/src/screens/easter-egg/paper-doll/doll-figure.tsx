import { css } from '@orime/ui';
import { DYE } from '../cloths.ts';

/** The figure under the garments, folded down the middle as they are. */
export function DollFigure() {
  return (
    <>
      <g transform="matrix(-1 0 0 1 400.4 0)">
        <Half shade={0.1} />
      </g>
      <Half shade={0} />
    </>
  );
}

/** `shade` darkens the leaf that is turned away from the light. */
function Half({ shade }: { readonly shade: number }) {
  return (
    <>
      <path d={BODY} css={styles.paper} />
      <path d={BODY} fill={DYE.ink} opacity={shade} />
      <path d={HEAD} css={styles.paper} />
      <path d={HEAD} fill={DYE.ink} opacity={shade} />
      <path d={HAIR} fill={DYE.ink} />
      <path d="M211 94 C215 98 221 98 225 94" css={styles.line} />
      <path d="M200 117 C203 119 206 118 208 116" css={[styles.line, styles.mouth]} />
      <path d="M200 186 L200 300 M214 152 C226 158 236 160 244 164 M230 204 L246 252" css={styles.fold} />
    </>
  );
}

const BODY =
  'M200 126 L213 126 L214 150 C238 157 254 164 262 176 L305 390 C309 404 298 414 290 404 L249 246 L244 300 C248 330 260 354 260 382 L248 696 C252 712 262 722 268 730 L214 730 L205 424 L200 420 Z';
const HEAD = 'M200 38 C227 38 239 60 239 86 C239 114 221 136 200 136 Z';
const HAIR = 'M200 8 C216 8 222 24 212 32 C236 38 250 60 243 96 C240 74 228 60 200 58 Z';

const styles = {
  paper: css({ fill: DYE.rice, stroke: DYE.ink, strokeWidth: 1, strokeOpacity: 0.35, strokeLinejoin: 'round' }),
  line: css({ fill: 'none', stroke: DYE.ink, strokeWidth: 1.8, strokeLinecap: 'round' }),
  mouth: css({ stroke: DYE.vermilion }),
  fold: css({ fill: 'none', stroke: DYE.ink, strokeWidth: 0.8, strokeOpacity: 0.25 }),
};
