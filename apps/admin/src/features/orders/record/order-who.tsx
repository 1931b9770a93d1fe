import type { StaffOrder } from '@orime/contracts/api/selling/order-office';
import { AddressText } from '@orime/forms';
import { Link } from '@orime/platform';
import { Facts } from '../../../parts/facts.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { useOrdersT } from '../orders-texts.ts';

/** Who bought, where it goes, and what else belongs to the purchase. */
export function OrderWho({ staffOrder: { order, group } }: { readonly staffOrder: StaffOrder }) {
  const t = useOrdersT();
  const { email, address } = order.buyer;
  const others = group.orders.filter(({ id }) => id !== order.id);
  return (
    <Panel title={t('orders.customer')}>
      <Facts
        facts={[
          { name: t('orders.customer.email'), value: <a href={`mailto:${email}`}>{email}</a> },
          { name: t('orders.customer.language'), value: t(`orders.language.${group.locale}`) },
          {
            name: t('orders.customer.address'),
            value: <AddressText address={address} />,
          },
          { name: t('orders.customer.phone'), value: address.phone ?? '' },
          { name: t('orders.customer.method'), value: t(`orders.method.${order.shippingMethod}`) },
          { name: t('orders.customer.codes'), value: order.codes_used.map(({ code }) => code).join(', ') },
          {
            name: t('orders.customer.purchase'),
            value: (
              <>
                {group.number}
                {others.map(({ id, number }) => (
                  <span key={id}>
                    {' · '}
                    <Link to={`/admin/orders?order=${encodeURIComponent(id)}`}>{number}</Link>
                  </span>
                ))}
              </>
            ),
          },
        ]}
      />
    </Panel>
  );
}
