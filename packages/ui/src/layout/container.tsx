import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { space } from '../tokens/tokens.ts';

export type ContainerProps = ComponentPropsWithRef<'div'> & {
  readonly as?: ElementType;
  /** `wide` spans the viewport with a small gutter, `page` is the default width, `text` suits running text. */
  readonly width?: 'wide' | 'page' | 'text' | 'narrow';
};

/** Centres content and keeps the gutter. */
export function Container({ as: Element = 'div', width = 'page', ...rest }: ContainerProps) {
  return <Element css={[styles.root, styles[width]]} {...rest} />;
}

const styles = {
  root: css({ width: '100%', marginInline: 'auto', paddingInline: `clamp(${space[4]}, 3.2vw, ${space[7]})` }),
  wide: css({ maxWidth: 'none' }),
  page: css({ maxWidth: '90rem' }),
  text: css({ maxWidth: '46rem' }),
  narrow: css({ maxWidth: '30rem' }),
};
