import { Heading, Text, color, css, media, space } from '@orime/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

export type LogoPartProps = {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
};

/** A chapter of the page: its words in the margin, what it shows beside them. */
export function LogoPart({ title, text, children }: LogoPartProps) {
  const id = useId();
  return (
    <section css={styles.root} aria-labelledby={id}>
      <div css={styles.words}>
        <Heading level={2} size={3} id={id}>
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
    gap: space[5],
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.line}`,
    [media.desktop]: { gridTemplateColumns: '1fr 2.4fr', columnGap: space[8] },
  }),
  words: css({ display: 'grid', gap: space[3], alignContent: 'start', maxWidth: '32rem' }),
};
