import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { space } from '../tokens/tokens.ts';
import type { SpaceStep } from '../tokens/tokens.ts';

export type StackProps = ComponentPropsWithRef<'div'> & {
  readonly as?: ElementType;
  readonly gap?: SpaceStep;
  readonly align?: 'start' | 'center' | 'end' | 'stretch';
};

/** Children in a column with one gap. */
export function Stack({ as: Element = 'div', gap = 4, align = 'stretch', style, ...rest }: StackProps) {
  return <Element css={styles.root} style={{ '--gap': space[gap], '--align': align, ...style }} {...rest} />;
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: 'var(--gap)', alignItems: 'var(--align)', '& > *': { minWidth: 0 } }),
};
