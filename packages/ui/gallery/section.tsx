import { color, css, Heading, space } from '@orime/ui';
import type { ReactNode } from 'react';

/** One chapter of the gallery. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section css={styles.root}>
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[5],
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.line}`,
    '& > *': { minWidth: 0 },
  }),
};
