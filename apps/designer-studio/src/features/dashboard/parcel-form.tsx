import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { NumberField } from '@orime/forms';
import { useT, useText } from '@orime/platform';
import type { Parcel } from '@orime/platform';
import { Button, Cluster, css, media, space, TextField } from '@orime/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { readParcel, unitsLeft, wholeParcel } from './parcel-lines.ts';

export type ParcelFormProps = {
  readonly order: SellerOrder;
  readonly isBusy: boolean;
  readonly onSend: (parcel: Parcel) => void;
  readonly onCancel: () => void;
};

/** The parcel that goes: what is in it, where there is a choice, and how it can be followed. */
export function ParcelForm({ order, isBusy, onSend, onCancel }: ParcelFormProps) {
  const t = useT('designer-studio');
  const text = useText();
  const [parcel, setParcel] = useState({ carrier: '', tracking: '' });
  const [units, setUnits] = useState(() => wholeParcel(order.lines));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const open = order.lines.filter((line) => unitsLeft(line) > 0);
  const isChoice = open.reduce((sum, line) => sum + unitsLeft(line), 0) > 1;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const read = readParcel(order.lines, units);
    setWrong(read.kind === 'wrong' ? read.ids : []);
    if (read.kind === 'wrong') return;
    const followed = { carrier: parcel.carrier.trim(), tracking: parcel.tracking.trim() };
    onSend(read.kind === 'all' ? followed : { ...followed, lines: read.lines });
  }

  return (
    <form css={styles.root} onSubmit={handleSubmit} aria-label={t('orders.parcel', { number: order.number })} noValidate>
      {isChoice && (
        <fieldset css={styles.lines}>
          <legend css={styles.legend}>{t('orders.parcel.lines')}</legend>
          {open.map((line) => (
            <NumberField
              key={line.id}
              label={t('orders.parcel.line', { name: text(line), size: line.size })}
              unit={t('orders.parcel.of', { count: unitsLeft(line) })}
              value={units[line.id] ?? null}
              error={wrong.includes(line.id) ? t('orders.parcel.wrong', { count: unitsLeft(line) }) : undefined}
              onChange={(count) => setUnits({ ...units, [line.id]: count })}
            />
          ))}
        </fieldset>
      )}
      <div css={styles.fields}>
        <TextField
          label={t('orders.carrier')}
          optional
          maxLength={60}
          value={parcel.carrier}
          onChange={({ currentTarget }) => setParcel({ ...parcel, carrier: currentTarget.value })}
        />
        <TextField
          label={t('orders.tracking')}
          optional
          maxLength={80}
          value={parcel.tracking}
          onChange={({ currentTarget }) => setParcel({ ...parcel, tracking: currentTarget.value })}
        />
      </div>
      <Cluster>
        <Button type="submit" busy={isBusy}>
          {t('orders.confirm')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('orders.cancel')}
        </Button>
      </Cluster>
    </form>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  lines: css({ display: 'grid', gap: space[3], margin: 0, padding: 0, border: 0, maxWidth: '30rem' }),
  legend: css({ padding: 0, marginBlockEnd: space[2], fontWeight: 500 }),
  fields: css({ display: 'grid', gap: space[3], [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
};
