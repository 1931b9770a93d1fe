import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { color, font } from '../tokens/tokens.ts';
import { byPhrase } from './by-phrase.ts';

export type TextProps = ComponentPropsWithRef<'p'> & {
  readonly as?: ElementType;
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  readonly tone?: 'text' | 'muted' | 'accent' | 'danger' | 'success';
  readonly weight?: 'regular' | 'medium' | 'semibold';
  /** Small spaced uppercase for overlines and table headers; not spaced in Japanese. */
  readonly label?: boolean;
  /** A dek or another opening of a few lines: Japanese ones break between phrases. */
  readonly lead?: boolean;
};

/** Running text and small labels. */
export function Text({
  as: Element = 'p',
  size = 'md',
  tone = 'text',
  weight = 'regular',
  label = false,
  lead = false,
  ...rest
}: TextProps) {
  return <Element css={[styles[size], tones[tone], weights[weight], label && styles.label, lead && byPhrase]} {...rest} />;
}

const styles = {
  xs: css({ fontSize: font.size.xs }),
  sm: css({ fontSize: font.size.sm }),
  md: css({ fontSize: font.size.md }),
  lg: css({ fontSize: font.size.lg }),
  xl: css({ fontSize: font.size.xl, lineHeight: 1.5 }),
  label: css({ fontSize: font.size.xs, fontWeight: 500, letterSpacing: font.trackingLabel, textTransform: 'uppercase' }),
};

const tones = {
  text: css({}),
  muted: css({ color: color.muted }),
  accent: css({ color: color.accent }),
  danger: css({ color: color.danger }),
  success: css({ color: color.success }),
};

const weights = {
  regular: css({}),
  medium: css({ fontWeight: font.weight.medium }),
  semibold: css({ fontWeight: font.weight.semibold }),
};
