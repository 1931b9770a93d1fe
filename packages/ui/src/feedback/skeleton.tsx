import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { useUiLabel } from '../foundation/labels.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { color, radius } from '../tokens/tokens.ts';

export type SkeletonProps = {
  /** Aspect ratio of an image placeholder; without it the skeleton is a line of text. */
  readonly ratio?: string;
  readonly width?: string;
  readonly height?: string;
  readonly className?: string;
};

/** A grey placeholder for content that is loading. Give it the size of the content. */
export function Skeleton({ ratio, width = '100%', height = ratio ? 'auto' : '1em', className }: SkeletonProps) {
  return <span css={styles.shape} className={className} style={{ aspectRatio: ratio, width, height }} aria-hidden data-skeleton />;
}

/** Wraps the skeletons of one region and announces once that it is loading. */
export function SkeletonRegion({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  const say = useUiLabel();
  return (
    <div className={className} role="status">
      <VisuallyHidden>{say('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const styles = {
  shape: css({
    display: 'block',
    maxWidth: '100%',
    background: color.skeleton,
    borderRadius: radius.sm,
    animation: `${breathe} 1.8s ease-in-out infinite`,
  }),
};
