import type { Return } from '@orime/contracts/api/selling/return';
import { useText } from '@orime/platform';
import { css, Notice, space, Text } from '@orime/ui';
import { useReturnsT } from './returns-texts.ts';

/** After a return was asked for: what happens next. */
export function ReturnAsked({ asked }: { readonly asked: Return }) {
  const t = useReturnsT();
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
