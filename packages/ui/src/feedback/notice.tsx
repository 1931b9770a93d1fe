import { css } from '@emotion/react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { color, font, space } from '../tokens/tokens.ts';

export type NoticeProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  readonly title?: ReactNode;
};

/** A message within the page. Give it `role="status"` or `role="alert"` when it appears later. */
export function Notice({ tone = 'info', title, children, ...rest }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div css={[styles.root, tones[tone]]} {...rest}>
      <Icon size={18} aria-hidden />
      <div css={styles.body}>
        {title && <p css={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

const icons = { info: Info, success: CircleCheck, warning: CircleAlert, danger: CircleAlert };

const styles = {
  root: css({
    display: 'flex',
    gap: space[3],
    alignItems: 'flex-start',
    padding: `${space[3]} ${space[4]}`,
    fontSize: '0.875rem',
    '& > svg': { flex: 'none', marginBlockStart: '0.15rem' },
  }),
  body: css({ flex: 1, minWidth: 0 }),
  title: css({ fontWeight: font.weight.semibold }),
};

const tones = {
  info: css({ background: color.sunken, boxShadow: `inset 0 0 0 1px ${color.line}` }),
  success: css({ background: color.successSoft, '& > svg': { color: color.success } }),
  warning: css({ background: color.warningSoft, '& > svg': { color: color.warning } }),
  danger: css({ background: color.dangerSoft, '& > svg': { color: color.danger } }),
};
