import type { Return } from '@orime/contracts/api/selling/return';
import { useT, useText } from '@orime/platform';
import { css, Notice, space, Text } from '@orime/ui';

/** After a return was asked for: what happens next. */
export function ReturnAsked({ asked }: { readonly asked: Return }) {
  const t = useT('retail-shop');
  const text = useText();
  return (
    <div css={styles.root}>
      <Notice tone="success" role="status">
        {t('returns.asked.sent', { name: text(asked.seller) })}
      </Notice>
      <ol css={styles.steps}>
        <li>{t('returns.asked.answer', { name: text(asked.seller) })}</li>
        <li>{t('returns.asked.slip')}</li>
        <li>{t('returns.asked.refund')}</li>
      </ol>
      <Text size="sm" tone="muted">
        {t('returns.asked.cancel')}
      </Text>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  steps: css({ display: 'grid', gap: space[2], paddingInlineStart: '1.25rem' }),
};
