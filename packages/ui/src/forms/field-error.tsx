import { css } from '@emotion/react';
import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { color, font, space } from '../tokens/tokens.ts';

/** Error message below an invalid control. */
export function FieldError({ children, ...rest }: ComponentPropsWithRef<'span'>) {
  return (
    <span css={styles.root} {...rest}>
      <CircleAlert size={15} aria-hidden />
      <span>{children}</span>
    </span>
  );
}

const styles = {
  root: css({
    display: 'flex',
    gap: space[1],
    alignItems: 'flex-start',
    fontSize: font.size.sm,
    color: color.danger,
    '& svg': { flex: 'none', marginBlockStart: '0.2em' },
  }),
};
