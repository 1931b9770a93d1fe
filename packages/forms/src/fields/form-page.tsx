import { css, Heading, Page, space, Text } from '@orime/ui';
import type { ReactNode } from 'react';

export type FormPageProps = { readonly title: string; readonly text?: ReactNode; readonly children: ReactNode };

/** Head and measure of a screen that is one form. */
export function FormPage({ title, text, children }: FormPageProps) {
  return (
    <Page css={styles.page}>
      <header css={styles.head}>
        <Heading level={1} size={2}>
          {title}
        </Heading>
        {text && (
          <Text lead tone="muted" css={styles.text}>
            {text}
          </Text>
        )}
      </header>
      {children}
    </Page>
  );
}

const styles = {
  page: css({ maxWidth: '72rem' }),
  head: css({ display: 'grid', gap: space[3], marginBlockEnd: space[6] }),
  text: css({ maxWidth: '40rem' }),
};
