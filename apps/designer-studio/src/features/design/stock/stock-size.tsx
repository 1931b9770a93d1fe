import type { StockAnswer } from '@orime/contracts/api/catalogue/own-design';
import { useFormat } from '@orime/platform';
import { Button, color, css, font, media, space, Text } from '@orime/ui';
import { useState } from 'react';
import { useDesignT } from '../design-texts.ts';
import { StockForm } from './stock-form.tsx';
import { StockMovements } from './stock-movements.tsx';

/** One size: what can be sold, what is promised, and its movements. */
export function StockSize({ designId, stock }: { readonly designId: string; readonly stock: StockAnswer }) {
  const t = useDesignT();
  const format = useFormat();
  const [opened, setOpened] = useState<'form' | 'movements'>();
  const { size, onHand, allocated, movements } = stock;
  const toggle = (part: 'form' | 'movements') => setOpened((now) => (now === part ? undefined : part));
  return (
    <li css={styles.root}>
      <div css={styles.line}>
        <strong css={styles.size}>{size}</strong>
        <span>{t('design.stock.free', { count: onHand - allocated, free: format.number(onHand - allocated) })}</span>
        <Text as="span" size="sm" tone="muted">
          {t('design.stock.on-hand', { onHand: format.number(onHand), allocated: format.number(allocated) })}
        </Text>
        <span css={styles.buttons}>
          <Button variant="ghost" size="sm" aria-expanded={opened === 'movements'} onClick={() => toggle('movements')}>
            {t('design.stock.movements', { count: movements.length })}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={opened === 'form'}
            aria-label={t('design.stock.adjust-size', { size })}
            onClick={() => toggle('form')}
          >
            {t('design.stock.adjust')}
          </Button>
        </span>
      </div>
      {opened === 'form' && <StockForm designId={designId} stock={stock} onDone={() => setOpened(undefined)} />}
      {opened === 'movements' && <StockMovements size={size} movements={movements} />}
    </li>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], paddingBlock: space[3], borderBlockStart: `1px solid ${color.line}` }),
  line: css({
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr)',
    columnGap: space[4],
    rowGap: space[1],
    alignItems: 'center',
    [media.tablet]: { gridTemplateColumns: '3.5rem 8rem minmax(0, 1fr) auto' },
  }),
  size: css({ fontWeight: font.weight.semibold }),
  buttons: css({ display: 'flex', gap: space[2], gridColumn: '1 / -1', [media.tablet]: { gridColumn: 'auto' } }),
};
