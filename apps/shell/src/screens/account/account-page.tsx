import { Heading, Text, color, css, font, media, space } from '@orime/ui';
import type { ReactNode } from 'react';

export type AccountPageProps = {
  readonly title: string;
  readonly text?: ReactNode;
  /** Fills what the words leave of their page. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
};

/** A quiet sheet for forms: words on the fold's left page, the form on its right. */
export function AccountPage({ title, text, picture, children }: AccountPageProps) {
  return (
    <div css={styles.root}>
      <header css={styles.head}>
        <div css={styles.words}>
          <Heading level={1}>{title}</Heading>
          {text !== undefined && (
            <Text lead tone="muted" size="lg">
              {text}
            </Text>
          )}
        </div>
        {picture}
      </header>
      <div css={styles.body}>{children}</div>
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[6],
    padding: `${space[7]} ${space[4]} ${space[9]}`,
    [media.tablet]: { paddingInline: space[6] },
    [media.desktop]: { gridTemplateColumns: '1fr 1fr', gap: 0, padding: 0, minHeight: 'calc(100dvh - 7rem)' },
  }),
  head: css({
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    [media.desktop]: { background: color.sunken, borderInlineEnd: `1px solid ${color.line}` },
  }),
  words: css({
    display: 'grid',
    gap: space[4],
    '& > p': { maxWidth: '30rem', fontSize: font.size.lg },
    [media.desktop]: { padding: `${space[9]} ${space[8]} ${space[8]}` },
  }),
  body: css({
    display: 'grid',
    alignContent: 'start',
    gap: space[5],
    width: '100%',
    maxWidth: '30rem',
    [media.desktop]: { maxWidth: '40rem', padding: `${space[9]} ${space[8]}` },
  }),
};
