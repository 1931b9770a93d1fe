import { css, Heading, space } from '@orime/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

export type PanelProps = {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** One part of a record, with its heading. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section css={styles.root} aria-labelledby={id}>
      <header css={styles.head}>
        <Heading level={2} size={4} id={id}>
          {title}
        </Heading>
        {aside}
      </header>
      {children}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0, '& > *': { minWidth: 0 } }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: space[3] }),
};
