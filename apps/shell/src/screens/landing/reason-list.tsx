import type { LocalText } from '@orime/contracts';
import { useText } from '@orime/platform';
import { Heading, Text, color, css, font, media, space } from '@orime/ui';

export interface Reason {
  readonly title: LocalText;
  readonly text: LocalText;
}

/** Short claims with a sentence each, in a grid; `numbered` where their order matters. */
export function ReasonList({ reasons, numbered = false }: { readonly reasons: readonly Reason[]; readonly numbered?: boolean }) {
  const text = useText();
  const List = numbered ? 'ol' : 'ul';
  return (
    <List css={styles.list}>
      {reasons.map(({ title, text: words }, index) => (
        <li key={title.en} css={styles.item}>
          {numbered && (
            <span css={styles.number} aria-hidden>
              {index + 1}
            </span>
          )}
          <Heading level={3} size={4}>
            {text(title)}
          </Heading>
          <Text tone="muted">{text(words)}</Text>
        </li>
      ))}
    </List>
  );
}

const styles = {
  list: css({ display: 'grid', gap: `${space[6]} ${space[6]}`, listStyle: 'none', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
  item: css({ display: 'grid', alignContent: 'start', gap: space[2], '& > p': { maxWidth: '30rem' } }),
  number: css({ fontFamily: font.display, fontSize: font.size.h2, lineHeight: 1, color: color.muted }),
};
