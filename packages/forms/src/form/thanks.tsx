import { Heading, Page, Text, css, font, space } from '@orime/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

export type ThanksProps = {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
};

/** What stands in place of a form that was sent. */
export function Thanks({ title, text, children }: ThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: the reader goes on at what came in its place.
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Page width="text" css={styles.root}>
      <Heading level={1} ref={heading}>
        {title}
      </Heading>
      <Text tone="muted" css={styles.text}>
        {text}
      </Text>
      {children}
    </Page>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], alignContent: 'center', minHeight: '60vh' }),
  text: css({ fontSize: font.size.lg, maxWidth: '36rem' }),
};
