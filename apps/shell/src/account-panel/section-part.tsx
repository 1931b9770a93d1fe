import { Heading, Text, color, css, space } from '@orime/ui';
import type { ReactNode } from 'react';

export type SectionPartProps = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
};

/** One matter of a section, with its heading. */
export function SectionPart({ title, text, children }: SectionPartProps) {
  return (
    <section css={styles.root}>
      <Heading level={3} size={4}>
        {title}
      </Heading>
      {text !== undefined && <Text tone="muted">{text}</Text>}
      {children}
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    justifyItems: 'stretch',
    gap: space[3],
    paddingBlockEnd: space[6],
    '& + &': { borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space[5] },
  }),
};
