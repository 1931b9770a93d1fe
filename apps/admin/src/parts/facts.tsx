import { color, css, font, space } from '@orime/ui';
import type { ReactNode } from 'react';

export type Fact = { readonly name: string; readonly value: ReactNode };

/** Names and values in two columns; what has no value is left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl css={styles.root}>
      {facts.map(
        ({ name, value }) =>
          value !== '' &&
          value !== undefined &&
          value !== null && (
            <div key={name} css={styles.fact}>
              <dt css={styles.name}>{name}</dt>
              <dd css={styles.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const styles = {
  root: css({ display: 'grid', margin: 0, fontSize: font.size.sm }),
  fact: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, 2fr) 3fr',
    gap: space[3],
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  name: css({ color: color.muted }),
  value: css({ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }),
};
