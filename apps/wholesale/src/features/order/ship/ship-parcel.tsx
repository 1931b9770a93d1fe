import { matrixUnits, stripZeroSizes } from '@orime/commerce';
import type { SizeQuantities } from '@orime/commerce';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { Form, useForm } from '@orime/forms';
import { useT } from '@orime/platform';
import { Button, Cluster, color, css, Heading, media, space, Text, TextField } from '@orime/ui';
import { SizeFields } from '../../product/index.ts';
import { sendParcel } from '../order.api.ts';
import { useGoodsName } from '../parts/use-goods-name.ts';
import { OrderRefusal } from '../steps/order-refusal.tsx';

export type ShipParcelProps = {
  readonly order: WholesaleOrder;
  readonly onDone: (order: WholesaleOrder) => void;
  readonly onStale: () => Promise<void>;
  readonly onClose: () => void;
};

interface ParcelDraft {
  readonly carrier: string;
  readonly tracking: string;
  /** Units by size, by line. */
  readonly lines: Readonly<Record<string, SizeQuantities>>;
}

/** A parcel: what is in it by size, at most what is left, and how it is followed. */
export function ShipParcel({ order, onDone, onClose }: ShipParcelProps) {
  const t = useT('wholesale');
  const nameOf = useGoodsName();
  const open = order.lines.map((line) => ({ line, left: leftOf(line) })).filter(({ left }) => matrixUnits(left) > 0);
  const form = useForm<ParcelDraft, Parameters<typeof sendParcel>[1], WholesaleOrder>({
    name: 'parcel',
    initial: { carrier: '', tracking: '', lines: Object.fromEntries(open.map(({ line, left }) => [line.id, left])) },
    schema: async () => (await import('@orime/contracts/api/trade/wholesale-order')).fulfillWholesaleOrder.schema.body,
    toBody: ({ carrier, tracking, lines }) => ({
      carrier,
      tracking,
      lines: Object.entries(lines)
        .filter(([, sizes]) => matrixUnits(sizes) > 0)
        .map(([lineId, sizes]) => ({ lineId, sizeQuantities: stripZeroSizes(sizes) })),
    }),
    check: ({ lines }) =>
      Object.values(lines).every((sizes) => matrixUnits(sizes) === 0) ? [{ field: 'lines', problem: { kind: 'required' } }] : [],
    say: (field) => (field === 'lines' ? t('ship.empty') : undefined),
    send: (body, { idempotencyKey }) => sendParcel(order.id, body, idempotencyKey),
    onSent: onDone,
  });
  const lines = form.value('lines');
  return (
    <section css={styles.root} aria-labelledby="parcel">
      <Heading id="parcel" level={2} size={3}>
        {t('ship.title')}
      </Heading>
      <Text tone="muted">{t('ship.text')}</Text>
      <Form form={{ ...form, failure: undefined }}>
        <OrderRefusal error={form.failure} currency={order.currency} />
        <ul css={styles.lines} id={lines.id} tabIndex={-1}>
          {open.map(({ line, left }) => {
            const name = nameOf(line);
            return (
              <li key={line.id} css={styles.line}>
                <strong>{t('ship.line', { name, count: matrixUnits(left) })}</strong>
                <SizeFields
                  name={name}
                  sizes={lines.value[line.id] ?? left}
                  max={left}
                  onChange={(sizes) => lines.onChange({ ...lines.value, [line.id]: sizes })}
                />
              </li>
            );
          })}
        </ul>
        <div css={styles.pair}>
          <TextField label={t('ship.carrier')} optional maxLength={80} {...form.text('carrier')} />
          <TextField label={t('ship.tracking')} optional maxLength={120} {...form.text('tracking')} />
        </div>
        <Cluster>
          <Button type="submit" busy={form.isBusy}>
            {t('ship.send')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('edit.close')}
          </Button>
        </Cluster>
      </Form>
    </section>
  );
}

function leftOf({ sizeQuantities, shippedQuantities }: WholesaleOrder['lines'][number]): SizeQuantities {
  return stripZeroSizes(
    Object.fromEntries(Object.entries(sizeQuantities).map(([size, units]) => [size, units - (shippedQuantities[size] ?? 0)])),
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[4],
    padding: space[5],
    background: color.surface,
    boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
    '& > *': { minWidth: 0 },
  }),
  lines: css({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' }),
  line: css({ display: 'grid', gap: space[2] }),
  pair: css({ display: 'grid', gap: space[4], [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
};
