import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { color, font, radius, space } from '../tokens/tokens.ts';

export type BadgeTone = 'neutral' | 'active' | 'accent' | 'success' | 'warning' | 'danger' | 'paper';

/** A status in one or two words: `warning` waits for somebody, `active` is under way, `accent` is a sale or something unread, `paper` lies over photographs. */
export function Badge({ tone = 'neutral', ...rest }: ComponentPropsWithRef<'span'> & { readonly tone?: BadgeTone }) {
  return <span css={[styles.root, tones[tone]]} {...rest} />;
}

const styles = {
  root: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    padding: '0.15rem 0.5rem',
    borderRadius: radius.sm,
    fontSize: font.size.xs,
    fontWeight: font.weight.medium,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
  }),
};

const tones = {
  neutral: css({ background: color.sunken, color: color.text, boxShadow: `inset 0 0 0 1px ${color.line}` }),
  active: css({ color: color.text, boxShadow: `inset 0 0 0 1px ${color.text}` }),
  accent: css({ background: color.accent, color: color.onAccent }),
  success: css({ background: color.successSoft, color: color.success }),
  warning: css({ background: color.warningSoft, color: color.warning }),
  danger: css({ background: color.dangerSoft, color: color.danger }),
  paper: css({ background: color.page, color: color.text }),
};
