import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { LeaveGuard } from '@orime/forms';
import { textOfError, useT, useText } from '@orime/platform';
import { Badge, Button, css, media, Notice, showToast, space, Text, TextField } from '@orime/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useBatchT } from './batch-texts.ts';
import { useBatch } from './use-batch.ts';

export type BatchFormProps = { readonly orders: readonly SellerOrder[]; readonly onDone: () => void };

/** A tracking number for each order; one press sends all of them. Those that were refused stay, with what was entered and why. */
export function BatchForm({ orders, onDone }: BatchFormProps) {
  const t = useBatchT();
  const studio = useT('designer-studio');
  const text = useText();
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState<Readonly<Record<string, string>>>({});
  const { sent, failed, isSending, send } = useBatch(() => {
    showToast({ tone: 'success', message: t('batch.sent', { count: orders.length }) });
    onDone();
  });
  const left = orders.filter(({ id }) => sent[id]?.status !== 'sent');

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    send(left.map(({ id }) => ({ id, parcel: { carrier: carrier.trim(), tracking: (tracking[id] ?? '').trim() } })));
  }

  return (
    <form css={styles.root} onSubmit={handleSubmit} aria-label={t('batch.form')} noValidate>
      <Text size="sm" tone="muted">
        {t('batch.hint')}
      </Text>
      <TextField
        css={styles.carrier}
        label={t('batch.carrier')}
        optional
        maxLength={60}
        value={carrier}
        onChange={({ currentTarget }) => setCarrier(currentTarget.value)}
      />
      <ul css={styles.rows}>
        {orders.map(({ id, number, buyer }) => {
          const result = sent[id];
          return (
            <li key={id}>
              {result?.status === 'sent' ? (
                <Text size="sm">
                  {studio('orders.number', { number })} <Badge tone="success">{studio('orders.status.shipped')}</Badge>
                </Text>
              ) : (
                <TextField
                  label={t('batch.tracking', { number })}
                  optional
                  hint={t('batch.tracking.for', { name: buyer.address.name })}
                  error={result === undefined ? undefined : text(textOfError(result.error))}
                  maxLength={80}
                  value={tracking[id] ?? ''}
                  onChange={({ currentTarget }) => setTracking({ ...tracking, [id]: currentTarget.value })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {failed > 0 && (
        <Notice tone="danger" role="alert">
          {t('batch.failed', { count: failed })}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={isSending}>
          {t('batch.confirm', { count: left.length })}
        </Button>
      </div>
      <LeaveGuard isOn={left.some(({ id }) => (tracking[id] ?? '') !== '')} />
    </form>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  carrier: css({ maxWidth: '24rem' }),
  rows: css({
    display: 'grid',
    gap: space[4],
    alignItems: 'start',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  }),
};
