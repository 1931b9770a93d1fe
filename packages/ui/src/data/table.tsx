import { color, css, font, space, visuallyHidden } from '@orime/ui';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export type TableProps = ComponentPropsWithRef<'table'> & {
  /** Accessible name of the table; visible only with `showCaption`. */
  readonly caption: ReactNode;
  readonly showCaption?: boolean;
};

/** A plain table that scrolls horizontally when too wide. For sorting and selection see `DataTable`. */
export function Table({ caption, showCaption = false, children, ...rest }: TableProps) {
  const id = useId();
  return (
    // A box that scrolls must be reachable by keyboard.
    <div css={styles.scroll} role="group" aria-labelledby={id} tabIndex={0}>
      <table css={styles.table} {...rest}>
        <caption id={id} css={showCaption ? styles.caption : visuallyHidden}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}

const styles = {
  scroll: css({ overflowX: 'auto' }),
  caption: css({ textAlign: 'start', paddingBlockEnd: space[2], fontWeight: font.weight.medium }),
  table: css({
    width: '100%',
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: `${space[3]} ${space[3]}`,
      textAlign: 'start',
      verticalAlign: 'top',
      borderBlockEnd: `1px solid ${color.line}`,
    },
    '& thead th': {
      fontSize: font.size.xs,
      fontWeight: 500,
      color: color.muted,
      borderBlockEndColor: color.lineStrong,
      // Japanese breaks between any two characters: a head would stand in lines of one.
      wordBreak: 'keep-all',
    },
    '& tbody th': { fontWeight: 500 },
    '& [data-align="end"]': { textAlign: 'end' },
  }),
};
