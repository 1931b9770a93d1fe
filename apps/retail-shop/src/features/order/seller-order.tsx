import type { Order } from '@orime/contracts/api/selling/order';
import { Link, useFormat, useText } from '@orime/platform';
import { Button, color, css, Heading, Notice, space, Text } from '@orime/ui';
import { PurchaseLine, Totals } from '../purchase/index.ts';
import { ReturnOfOrder, StartReturn, WhyNotReturnable } from '../returns/index.ts';
import { BuyAgain } from './buy-again.tsx';
import { ContactDesigner } from './contact-designer.tsx';
import { MakerFace } from './maker-face.tsx';
import { MakerPlace } from './maker-place.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderParcel } from './order-parcel.tsx';
import { OrderProgress } from './order-progress.tsx';
import { stepOf } from './order-steps.ts';
import { useOrderT } from './order-texts.ts';

export type SellerOrderProps = {
  readonly order: Order;
  /** Beside other orders of the purchase: then it has a sum of its own. */
  readonly isPart: boolean;
  /** The purchase is the reader's own, of an account. */
  readonly canContact: boolean;
  /** Of the mail, for somebody without an account. */
  readonly guestKey: string | undefined;
  readonly onCancel: (order: Order) => void;
};

/** What one designer sends: how far it is, what is in it, what it costs. */
export function SellerOrder({ order, isPart, canContact, guestKey, onCancel }: SellerOrderProps) {
  const t = useOrderT();
  const text = useText();
  return (
    <section css={styles.root} aria-labelledby={`order-${order.id}`}>
      <div css={styles.head}>
        <div css={styles.maker}>
          <MakerFace order={order} />
          <Heading level={2} size={3} id={`order-${order.id}`}>
            <Link css={styles.seller} to={`/shop/${order.seller.handle}`}>
              {text(order.seller)}
            </Link>
          </Heading>
        </div>
        <Text size="sm" tone="muted">
          {t('order.number', { number: order.number })}
        </Text>
      </div>
      <OrderProgress order={order} />
      {order.shipByChange !== undefined && <ShipByNotice change={order.shipByChange} />}
      <ul css={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <PurchaseLine line={line} amount={line.total} note={<LineNote order={order} line={line} />} />
          </li>
        ))}
      </ul>
      {order.fulfilments.map((parcel) => (
        <OrderParcel key={parcel.id} parcel={parcel} />
      ))}
      {isPart && <Totals totals={order.totals} />}
      <OrderPapers order={order} guestKey={guestKey} />
      {order.returns.length > 0 && (
        <section css={styles.returns} aria-labelledby={`returns-${order.id}`}>
          <Heading level={3} size={5} plain id={`returns-${order.id}`}>
            {t('order.returns')}
          </Heading>
          {order.returns.map(({ id }) => (
            <ReturnOfOrder key={id} id={id} guestKey={guestKey} />
          ))}
        </section>
      )}
      <OrderHistory events={order.events} />
      <div css={styles.actions}>
        <StartReturn order={order} guestKey={guestKey} />
        {order.viewer.isBuyer && canBuyAgain(order) && <BuyAgain order={order} />}
        {canContact && <ContactDesigner order={order} />}
        {order.viewer.canCancel && (
          <Button variant="ghost" onClick={() => onCancel(order)}>
            {t('order.cancel')}
          </Button>
        )}
      </div>
      <MakerPlace order={order} />
    </section>
  );
}

/** The designer's new date, and the reason in their own words. */
function ShipByNotice({ change: { shipBy, reason, at } }: { readonly change: NonNullable<Order['shipByChange']> }) {
  const t = useOrderT();
  const format = useFormat();
  return (
    <Notice tone="warning" title={t('order.ship-by.changed', { date: format.date(shipBy, { dateStyle: 'long', timeZone: 'UTC' }) })}>
      <p>{reason}</p>
      <Text size="sm" tone="muted">
        {t('order.ship-by.told', { date: format.date(at, { dateStyle: 'medium' }) })}
      </Text>
    </Notice>
  );
}

/** When a garment leaves the workshop; once it has arrived, whether it can go back. */
function LineNote({ order, line }: { readonly order: Order; readonly line: Order['lines'][number] }) {
  const t = useOrderT();
  const format = useFormat();
  if (order.viewer.isBuyer && (order.status === 'delivered' || order.status === 'closed')) return <WhyNotReturnable line={line} />;
  if (line.shipBy === null || line.fulfilledQuantity === line.quantity || stepOf(order.status) === undefined) return null;
  return <span>{t('order.ship-by', { date: format.date(line.shipBy, { month: 'long', day: 'numeric' }) })}</span>;
}

/** After it has come or will not come; before that another one would be a mistake more often than a wish. */
function canBuyAgain({ status }: Order): boolean {
  return status === 'delivered' || status === 'closed' || status === 'expired' || status === 'cancelled';
}

const styles = {
  root: css({ display: 'grid', gap: space[5], paddingBlock: space[6], borderBlockStart: `1px solid ${color.line}` }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[2] }),
  maker: css({ display: 'flex', gap: space[3], alignItems: 'center', minWidth: 0 }),
  seller: css({ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }),
  lines: css({ display: 'grid', gap: space[4], padding: 0 }),
  returns: css({ display: 'grid', gap: space[4] }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
};
