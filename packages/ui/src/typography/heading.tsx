import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { font } from '../tokens/tokens.ts';
import { Phrases } from './phrases.tsx';

export type HeadingProps = ComponentPropsWithRef<'h2'> & {
  /** Level in the page's outline. One `1` per page. */
  readonly level: 1 | 2 | 3 | 4;
  /** Visual size, when it should differ from the level. */
  readonly size?: 'hero' | 1 | 2 | 3 | 4 | 5;
  /** Uses the interface font instead of the display font, for dense screens. */
  readonly plain?: boolean;
};

/** A heading in the display font. Lines of Japanese headlines break between phrases in every browser. */
export function Heading({ level, size = level, plain = false, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  // The shell moves focus to the new page's first heading, which must therefore be focusable.
  const focusable = level === 1 ? { tabIndex: -1 } : {};
  return (
    <Element css={[styles.root, styles[size], plain && styles.plain]} {...focusable} {...rest}>
      {typeof children === 'string' ? <Phrases>{children}</Phrases> : children}
    </Element>
  );
}

const styles = {
  root: css({
    fontFamily: font.display,
    fontWeight: 400,
    lineHeight: font.leadingDisplay,
    letterSpacing: font.trackingDisplay,
    fontOpticalSizing: 'auto',
  }),
  hero: css({ fontSize: font.size.hero, fontWeight: 340 }),
  1: css({ fontSize: font.size.h1, fontWeight: 360 }),
  2: css({ fontSize: font.size.h2, fontWeight: 370 }),
  3: css({ fontSize: font.size.h3, fontWeight: 380 }),
  4: css({ fontSize: font.size.h4, letterSpacing: '-0.01em' }),
  5: css({ fontSize: font.size.lg, letterSpacing: 0 }),
  plain: css({ fontFamily: font.sans, fontWeight: font.weight.semibold, letterSpacing: '-0.01em', lineHeight: 1.3 }),
};
