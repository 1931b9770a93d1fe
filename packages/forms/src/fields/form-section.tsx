import { color, css, font, Heading, space, Text } from '@orime/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

export type FormSectionProps = {
  readonly title: string;
  readonly text?: string;
  /** Its place among the parts of the form, drawn before the title. */
  readonly number?: number;
  readonly children: ReactNode;
};

/** One part of a long form: what it is for beside its fields. */
export function FormSection({ title, text, number, children }: FormSectionProps) {
  const id = useId();
  return (
    <section css={styles.root} aria-labelledby={id}>
      <div css={styles.head}>
        {number !== undefined && (
          <span css={styles.number} aria-hidden>
            {number}
          </span>
        )}
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
  number: css({ fontFamily: font.display, fontSize: font.size.lg, color: color.muted, fontVariantNumeric: 'tabular-nums' }),
  fields: css({ display: 'grid', gap: space[5], minWidth: 0, alignContent: 'start' }),
};
