import { Heading, Text, color, css, font, media, space } from '@orime/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

export type FormSectionProps = {
  /** Its place among the parts of the form. */
  readonly number: number;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
};

/** One part of a long form: what it is for beside its fields. */
export function FormSection({ number, title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <section css={styles.root} aria-labelledby={id}>
      <div css={styles.head}>
        <span css={styles.number} aria-hidden>
          {number}
        </span>
        <Heading level={2} size={4} id={id}>
          {title}
        </Heading>
        {text !== undefined && (
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
    [media.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)', columnGap: space[8], paddingBlock: space[7] },
  }),
  head: css({ display: 'grid', gap: space[2], alignContent: 'start' }),
  number: css({ fontFamily: font.display, fontSize: font.size.lg, color: color.accent, fontVariantNumeric: 'tabular-nums' }),
  fields: css({ display: 'grid', gap: space[5], minWidth: 0, alignContent: 'start' }),
};
