import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { space } from '../tokens/tokens.ts';
import type { SpaceStep } from '../tokens/tokens.ts';

export type ClusterProps = ComponentPropsWithRef<'div'> & {
  readonly as?: ElementType;
  readonly gap?: SpaceStep;
  readonly align?: 'start' | 'center' | 'end' | 'baseline';
  readonly justify?: 'start' | 'center' | 'end' | 'space-between';
  readonly wrap?: boolean;
};

/** Children in a row that wraps. */
export function Cluster({ as: Element = 'div', gap = 3, align = 'center', justify = 'start', wrap = true, style, ...rest }: ClusterProps) {
  const values = { '--gap': space[gap], '--align': align, '--justify': justify, ...style };
  return <Element css={[styles.root, !wrap && styles.single]} style={values} {...rest} />;
}

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--gap)', alignItems: 'var(--align)', justifyContent: 'var(--justify)' }),
  single: css({ flexWrap: 'nowrap' }),
};
