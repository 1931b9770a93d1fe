import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { space } from '../tokens/tokens.ts';
import { Container } from './container.tsx';
import type { ContainerProps } from './container.tsx';

export type PageProps = ComponentPropsWithRef<'div'> & {
  readonly width?: ContainerProps['width'];
  /** Removes vertical padding, for screens that start with a full-width image. */
  readonly flush?: boolean;
};

/** Outermost element of a screen, inside the shell's `<main>`. */
export function Page({ width = 'page', flush = false, ...rest }: PageProps) {
  return <Container width={width} css={flush ? undefined : styles.padded} {...rest} />;
}

const styles = { padded: css({ paddingBlock: `clamp(${space[5]}, 4vw, ${space[7]}) ${space[9]}` }) };
