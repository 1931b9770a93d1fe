import { css } from '@emotion/react';
import type { ReactElement } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { color, font, radius, space } from '../tokens/tokens.ts';
import { OverlayScope } from './overlay-scope.tsx';

export type TooltipProps = {
  readonly text: string;
  /** One focusable element. */
  readonly children: ReactElement<Record<string, unknown>, string>;
};

/** A text shown beside a control on hover and focus, linked by `aria-describedby`. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <OverlayScope>
      <TooltipTrigger delay={400}>
        <Focusable>{children}</Focusable>
        <AriaTooltip css={styles.root} offset={6}>
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </OverlayScope>
  );
}

const styles = {
  root: css({
    maxWidth: '18rem',
    padding: `${space[1]} ${space[2]}`,
    borderRadius: radius.sm,
    background: color.text,
    color: color.inverse,
    fontSize: font.size.sm,
  }),
};
