import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType } from 'react';

/** Hides an element visually but not from assistive technology. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Text for assistive technology only. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: ComponentPropsWithRef<'span'> & { readonly as?: ElementType }) {
  return <Element css={visuallyHidden} {...rest} />;
}
