import { Heading, color, css, media, space } from '@orime/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** A chapter of the page: its title on one leaf, what it says on the other. */
export function AboutPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section css={styles.root} aria-labelledby={id}>
      <Heading level={2} size={3} id={id}>
        {title}
      </Heading>
      <div css={styles.body}>{children}</div>
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[5],
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.line}`,
    [media.desktop]: { gridTemplateColumns: '1fr 2fr' },
  }),
  body: css({ display: 'grid', gap: space[4], maxWidth: '44rem' }),
};
