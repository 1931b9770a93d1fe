import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, radius, space, z } from '../tokens/tokens.ts';

/** First link of the page: skips the navigation. Visible only while focused. */
export function SkipLink({ href = '#main', children }: { readonly href?: string; readonly children: ReactNode }) {
  return (
    <a css={styles.root} href={href}>
      {children}
    </a>
  );
}

const styles = {
  root: css({
    position: 'fixed',
    insetBlockStart: space[3],
    insetInlineStart: space[3],
    zIndex: z.skip,
    padding: `${space[3]} ${space[4]}`,
    borderRadius: radius.sm,
    background: color.text,
    color: color.inverse,
    transform: 'translateY(-300%)',
    '&:focus-visible': { transform: 'none' },
  }),
};
