import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { color, space } from '../tokens/tokens.ts';
import { controlStyles, FieldFrame } from './field.tsx';
import type { FieldProps } from './field.tsx';

export type SelectProps = FieldProps & ComponentPropsWithRef<'select'> & { readonly dense?: boolean };

/** A labelled native select. Options are children. */
export function Select({ label, hint, error, optional, hideLabel, id, className, dense = false, children, ...rest }: SelectProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(control) => (
        <span css={styles.box}>
          <select css={[controlStyles, styles.select, dense && styles.dense]} {...control} {...rest}>
            {children}
          </select>
          <ChevronDown css={styles.chevron} size={16} aria-hidden />
        </span>
      )}
    </FieldFrame>
  );
}

const styles = {
  box: css({ position: 'relative', display: 'block' }),
  select: css({
    appearance: 'none',
    paddingInlineEnd: space[6],
    textOverflow: 'ellipsis',
    '& option': { background: color.raised, color: color.text },
  }),
  dense: css({ minHeight: '2.5rem', fontSize: '0.875rem', '@media (pointer: coarse)': { minHeight: '2.75rem', fontSize: '1rem' } }),
  chevron: css({
    position: 'absolute',
    insetInlineEnd: space[3],
    insetBlockStart: 'calc(50% - 8px)',
    pointerEvents: 'none',
    color: color.muted,
  }),
};
