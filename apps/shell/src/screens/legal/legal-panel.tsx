import { color, css, font, space } from '@orime/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

export type LegalPanelProps = {
  readonly title: string;
  /** Address of the part within the page. */
  readonly id?: string;
  /** Things to press are of no use on paper. */
  readonly onScreenOnly?: boolean;
  readonly children: ReactNode;
};

/** A part of a legal page that is more than text. */
export function LegalPanel({ title, id, onScreenOnly = false, children }: LegalPanelProps) {
  const titleId = useId();
  return (
    <section css={[styles.root, onScreenOnly && styles.onScreen]} id={id} aria-labelledby={titleId}>
      <h2 css={styles.title} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    justifyItems: 'start',
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.line}`,
    scrollMarginBlockStart: '8rem',
  }),
  onScreen: css({ '@media print': { display: 'none' } }),
  title: css({ fontSize: font.size.lg, fontWeight: font.weight.semibold }),
};
