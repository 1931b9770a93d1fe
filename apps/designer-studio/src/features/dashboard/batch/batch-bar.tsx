import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { Button, Cluster, color, css, space, Text } from '@orime/ui';
import { useState } from 'react';
import { BatchForm } from './batch-form.tsx';
import { useBatchT } from './batch-texts.ts';
import type { Choice } from './choice.ts';

export type BatchBarProps = {
  readonly choice: Choice;
  /** Those of this page that may be chosen. */
  readonly open: readonly SellerOrder[];
  /** The bar goes with the choice, and the focus with it. */
  readonly onDone: () => void;
};

/** How many orders are chosen, and the form that sends all of them. */
export function BatchBar({ choice: { orders, onChange }, open, onDone }: BatchBarProps) {
  const t = useBatchT();
  const [isOpen, setOpen] = useState(false);
  const others = open.filter(({ id }) => orders.every((chosen) => chosen.id !== id));
  return (
    <div css={styles.root} role="group" aria-label={t('batch.group')}>
      <Cluster>
        <Text size="sm" role="status">
          {t('batch.chosen', { count: orders.length })}
        </Text>
        <Button size="sm" variant="secondary" aria-expanded={isOpen} disabled={orders.length === 0} onClick={() => setOpen(!isOpen)}>
          {t('batch.open')}
        </Button>
        {others.length > 0 && (
          <Button size="sm" variant="ghost" onClick={() => onChange([...orders, ...others])}>
            {t('batch.all')}
          </Button>
        )}
        {orders.length > 0 && (
          <Button size="sm" variant="ghost" onClick={() => onChange([])}>
            {t('batch.clear')}
          </Button>
        )}
      </Cluster>
      {isOpen && orders.length > 0 && (
        <BatchForm
          orders={orders}
          onDone={() => {
            setOpen(false);
            onChange([]);
            onDone();
          }}
        />
      )}
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4], padding: space[3], background: color.sunken }) };
