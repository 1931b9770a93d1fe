import { color, css, Heading, media, space, Text } from '@orime/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** One part of a long form: what it is for beside its fields. */
export function Section({ title, text, children }: { readonly title: string; readonly text?: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section css={styles.root} aria-labelledby={id}>
      <div css={styles.head}>
        <Heading level={2} size={4} id={id}>
          {title}
        </Heading>
        {text && (
          <Text size="sm" tone="muted">
            {text}
          </Text>
        )}
      </div>
      <div css={styles.fields}>{children}</div>
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[5],
    paddingBlock: space[6],
    borderBlockStart: `1px solid ${color.line}`,
    '@media (min-width: 1000px)': { gridTemplateColumns: '13rem minmax(0, 1fr)', columnGap: space[6] },
  }),
  head: css({ display: 'grid', gap: space[2], alignContent: 'start' }),
  fields: css({ display: 'grid', gap: space[5], minWidth: 0, alignContent: 'start', [media.tablet]: { gap: space[5] } }),
};
