import { Heading, Text, color, css, media, space } from '@orime/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

export type LandingPartProps = {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
};

/** A chapter: its title in the margin, what it says beside it. */
export function LandingPart({ title, text, children }: LandingPartProps) {
  const id = useId();
  return (
    <section css={styles.root} aria-labelledby={id}>
      <div css={styles.words}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {text !== undefined && <Text tone="muted">{text}</Text>}
      </div>
      <div>{children}</div>
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[6],
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.line}`,
    [media.desktop]: { gridTemplateColumns: '1fr 2fr', columnGap: space[8] },
  }),
  words: css({ display: 'grid', gap: space[3], alignContent: 'start', maxWidth: '28rem' }),
};
