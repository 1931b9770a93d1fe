import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { media, space } from '../tokens/tokens.ts';
import type { SpaceStep } from '../tokens/tokens.ts';

export type GridProps = ComponentPropsWithRef<'div'> & {
  readonly as?: ElementType;
  /** Number of equal columns on phones, from 768 px and from 1224 px. */
  readonly columns?: readonly [phone: number, tablet: number, desktop: number];
  readonly gap?: SpaceStep;
  readonly rowGap?: SpaceStep;
};

/** Equal columns that change at the two breakpoints. Default: the page grid of 4, 6 and 12. */
export function Grid({ as: Element = 'div', columns = [4, 6, 12], gap = 4, rowGap = gap, style, ...rest }: GridProps) {
  const values = {
    '--phone': columns[0],
    '--tablet': columns[1],
    '--desktop': columns[2],
    '--gap': space[gap],
    '--row-gap': space[rowGap],
    ...style,
  };
  return <Element css={styles.root} style={values} {...rest} />;
}

const columnsOf = (name: string): string => `repeat(var(--${name}), minmax(0, 1fr))`;

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: columnsOf('phone'),
    columnGap: 'var(--gap)',
    rowGap: 'var(--row-gap)',
    padding: 0,
    margin: 0,
    listStyle: 'none',
    [media.tablet]: { gridTemplateColumns: columnsOf('tablet') },
    [media.desktop]: { gridTemplateColumns: columnsOf('desktop') },
    minWidth: space[0],
  }),
};
