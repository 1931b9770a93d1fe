import { css } from '@emotion/react';
import { useRef } from 'react';
import { useThumbhash } from './use-thumbhash.ts';

export type ThumbhashProps = {
  /** Base64 ThumbHash; empty leaves the plain colour. */
  readonly thumbhash: string;
  readonly color: string;
  /** Aspect ratio of the box, such as `3 / 4`. */
  readonly ratio: string;
};

/** The blur of a photograph that is not shown: only its hash has reached the browser. Decorative. */
export function Thumbhash({ thumbhash, color, ratio }: ThumbhashProps) {
  // There is no photograph that could come instead.
  const canvas = useThumbhash(thumbhash, useRef<HTMLImageElement>(null));
  return (
    <span css={styles.box} style={{ aspectRatio: ratio, backgroundColor: color }} aria-hidden>
      {thumbhash !== '' && <canvas ref={canvas} css={styles.fill} />}
    </span>
  );
}

const styles = {
  box: css({ display: 'block', overflow: 'hidden' }),
  fill: css({ display: 'block', width: '100%', height: '100%', filter: 'blur(12px)', transform: 'scale(1.12)' }),
};
