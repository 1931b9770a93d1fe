import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { useFormat, useT } from '@orime/platform';
import { Badge, Button, css, Text, VisuallyHidden } from '@orime/ui';
import type { Column } from '@orime/ui/data';
import { ChoiceBox } from '../batch/index.ts';
import type { Choice } from '../batch/index.ts';
import { GarmentsCell } from './garments-cell.tsx';

export type OrderColumnsProps = {
  readonly choice: Choice | undefined;
  /** The order that is open; empty for none. */
  readonly openId: string;
  readonly onOpen: (id: string) => void;
};

/** What tells orders apart, and what is next to be done with one. */
export function useOrderColumns({ choice, openId, onOpen }: OrderColumnsProps): readonly Column<SellerOrder>[] {
  const t = useT('designer-studio');
  const format = useFormat();
  const columns: readonly Column<SellerOrder>[] = [
    {
      id: 'number',
      header: t('orders.column.number'),
      isRowHeader: true,
      cell: ({ id, number }) => (
        <>
          <VisuallyHidden id={`order-${id}`}>{t('orders.number', { number })}</VisuallyHidden>
          <span aria-hidden>{number}</span>
        </>
      ),
    },
    {
      id: 'status',
      header: t('orders.column.status'),
      cell: ({ status, viewer }) => <Badge tone={viewer.canFulfil ? 'warning' : 'neutral'}>{t(`orders.status.${status}`)}</Badge>,
    },
    {
      id: 'placed',
      header: t('orders.column.placed'),
      cell: ({ placedAt }) => (
        <time css={styles.day} dateTime={placedAt}>
          {format.date(placedAt)}
        </time>
      ),
    },
    { id: 'garments', header: t('orders.column.garments'), cell: ({ lines }) => <GarmentsCell lines={lines} /> },
    {
      id: 'to',
      header: t('orders.column.to'),
      cell: ({ buyer: { address } }) => (
        <>
          {address.name}
          <Text size="sm" tone="muted">
            {format.country(address.country)}
          </Text>
        </>
      ),
    },
    { id: 'ship-by', header: t('orders.ship-by.day'), cell: (order) => <ShipBy order={order} /> },
    {
      id: 'total',
      header: t('orders.column.total'),
      align: 'end',
      cell: ({ totals, currency }) => format.money(totals.total.priceMinor, currency),
    },
    {
      id: 'details',
      header: t('orders.details'),
      cell: ({ id, number }) => (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('orders.details.of', { number })}
          aria-expanded={id === openId}
          onClick={() => onOpen(id === openId ? '' : id)}
        >
          {t('orders.details')}
        </Button>
      ),
    },
  ];
  if (choice === undefined) return columns;
  const box = (order: SellerOrder) => order.viewer.canFulfil && <ChoiceBox order={order} choice={choice} />;
  return [{ id: 'choice', header: t('orders.column.choice'), cell: box }, ...columns];
}

/** The first day on which something of it has to leave. */
function ShipBy({ order: { lines } }: { readonly order: SellerOrder }) {
  const format = useFormat();
  const [first] = lines
    .flatMap(({ shipBy, fulfilledQuantity, quantity }) => (fulfilledQuantity < quantity ? (shipBy ?? []) : []))
    .toSorted();
  return first === undefined ? '–' : <span css={styles.day}>{format.date(first)}</span>;
}

const styles = { day: css({ whiteSpace: 'nowrap' }) };
