import { color, css, Heading, media, space } from '@orime/ui';
import type { ReactNode } from 'react';
import { useCheckoutT } from './checkout-texts.ts';

/** Where a link to the sum leads. */
export const SUMMARY_ID = 'checkout-summary';

/** The sum: before the last step on a phone, beside the form and following the scroll where there is room. */
export function SummaryPanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useCheckoutT();
  return (
    <aside id={SUMMARY_ID} css={styles.root} aria-label={t('checkout.summary.region')}>
      <div css={styles.inner}>
        <Heading level={2} size={3}>
          {title}
        </Heading>
        {children}
      </div>
    </aside>
  );
}

const styles = {
  root: css({ minWidth: 0, scrollMarginBlockStart: '5rem', [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } }),
  inner: css({
    display: 'grid',
    gap: space[4],
    padding: space[5],
    background: color.surface,
    [media.desktop]: { position: 'sticky', insetBlockStart: '5rem', maxHeight: 'calc(100dvh - 6rem)', overflowY: 'auto' },
  }),
};
