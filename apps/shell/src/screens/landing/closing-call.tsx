import { Heading, Text, color, css, space } from '@orime/ui';
import type { ReactNode } from 'react';

export type ClosingCallProps = {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

/** The last word of a landing page, with what to do next. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <section css={styles.root}>
      <Heading level={2} size={1}>
        {title}
      </Heading>
      <Text lead size="lg" tone="muted" css={styles.text}>
        {text}
      </Text>
      <div css={styles.actions}>{children}</div>
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    justifyItems: 'start',
    gap: space[4],
    padding: `clamp(${space[7]}, 8vw, ${space[9]}) clamp(${space[5]}, 6vw, ${space[8]})`,
    background: color.sunken,
  }),
  text: css({ maxWidth: '36rem' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[2] }),
};
