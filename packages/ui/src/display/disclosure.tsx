import { css } from '@emotion/react';
import { Minus, Plus } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { color, font, space } from '../tokens/tokens.ts';

export type DisclosureProps = Omit<ComponentPropsWithRef<'details'>, 'title'> & {
  readonly title: ReactNode;
};

/** A heading that expands and collapses its content. Works without JavaScript. */
export function Disclosure({ title, children, ...rest }: DisclosureProps) {
  return (
    <details css={styles.root} {...rest}>
      <summary css={styles.summary}>
        <span>{title}</span>
        <Plus css={[styles.sign, styles.closed]} size={18} strokeWidth={1.5} aria-hidden />
        <Minus css={[styles.sign, styles.opened]} size={18} strokeWidth={1.5} aria-hidden />
      </summary>
      <div css={styles.body}>{children}</div>
    </details>
  );
}

const styles = {
  root: css({ borderBlockEnd: `1px solid ${color.line}` }),
  summary: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: '3.25rem',
    fontWeight: font.weight.medium,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  }),
  sign: css({ flex: 'none' }),
  closed: css({ '[open] > summary > &': { display: 'none' } }),
  opened: css({ display: 'none', '[open] > summary > &': { display: 'block' } }),
  body: css({ paddingBlockEnd: space[5], color: color.muted }),
};
