import { css } from '@emotion/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, font, media, radius, space } from '../tokens/tokens.ts';

export type ChipProps = {
  readonly children: ReactNode;
  /** Accessible name of the chip, such as "Remove filter: Silk". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
};

/** A selected value that can be removed by pressing it. */
export function Chip({ children, removeLabel, onRemove }: ChipProps) {
  return (
    <button css={styles.root} type="button" aria-label={removeLabel} onClick={onRemove}>
      <span>{children}</span>
      <X size={14} aria-hidden />
    </button>
  );
}

const styles = {
  root: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '2.125rem',
    paddingInline: space[3],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.pill,
    fontSize: font.size.sm,
    '&:hover': { borderColor: color.text },
    [media.coarse]: { minHeight: '2.75rem' },
  }),
};
