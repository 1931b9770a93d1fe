import { color, css, Heading, space } from '@orime/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** One of the four steps of the form, numbered. */
export function Section({ number, title, children }: { readonly number: number; readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section css={styles.root} aria-labelledby={id}>
      <Heading level={2} size={3} id={id}>
        <span css={styles.number} aria-hidden>
          {number}
        </span>
        {title}
      </Heading>
      {children}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], paddingBlock: space[6], borderBlockStart: `1px solid ${color.line}` }),
  number: css({ display: 'inline-block', minWidth: '1.6em', color: color.muted }),
};
