import type { PropsOfSlot } from '@orime/contracts';
import type { WholesaleOffer } from '@orime/contracts/api/trade/wholesale';
import { Link, useFormat, useFragmentRead, useT } from '@orime/platform';
import { buttonStyles, color, css, font, Heading, space, Text } from '@orime/ui';
import { useStyleFacts } from '../catalog/use-style-facts.ts';
import { OFFER_READ } from './trade-offer-reads.ts';

/** "Order for your shop" on a retail page: nothing for those who are no verified buyers, and where the design is not offered. */
export default function TradeOfferFragment(props: PropsOfSlot<'trade-offer@1'>) {
  const { data: offer } = useFragmentRead<WholesaleOffer | null>(OFFER_READ, props);
  return offer ? <TradeOffer offer={offer} /> : null;
}

function TradeOffer({ offer }: { readonly offer: WholesaleOffer }) {
  const t = useT('wholesale');
  const format = useFormat();
  const facts = useStyleFacts(offer);
  const { wholesale, msrp, window } = offer;
  const { firstOrder, reorder } = offer.minimums;
  return (
    <section css={styles.root} aria-labelledby="trade-offer">
      <Heading id="trade-offer" level={2} size={4}>
        {t('offer.title')}
      </Heading>
      <p css={styles.price}>
        <strong css={styles.amount}>{format.money(wholesale.priceMinor, wholesale.currency)}</strong>
        {msrp && (
          <Text as="span" size="sm" tone="muted">
            {t('price.msrp', { price: format.money(msrp.priceMinor, msrp.currency) })}
          </Text>
        )}
      </p>
      <ul css={styles.facts}>
        <li>{facts.order}</li>
        {firstOrder && (
          <li>
            {reorder
              ? t('offer.minimums', {
                  first: format.money(firstOrder.priceMinor, firstOrder.currency),
                  again: format.money(reorder.priceMinor, reorder.currency),
                })
              : t('offer.minimum', { first: format.money(firstOrder.priceMinor, firstOrder.currency) })}
          </li>
        )}
        {facts.ship && <li>{facts.ship}</li>}
        {window && <li>{t('offer.cutoff', { date: format.date(window.orderCutoff, { dateStyle: 'medium', timeZone: 'UTC' }) })}</li>}
        {offer.colours > 1 && <li>{t('style.colours', { count: offer.colours })}</li>}
      </ul>
      <div>
        <Link css={buttonStyles({ variant: 'secondary' })} to={`/wholesale/${offer.slug}`}>
          {t('offer.order')}
        </Link>
      </div>
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[3],
    padding: space[4],
    background: color.surface,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
  }),
  price: css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[2]}`, alignItems: 'baseline', fontVariantNumeric: 'tabular-nums' }),
  amount: css({ fontSize: font.size.lg, fontWeight: font.weight.medium }),
  facts: css({
    display: 'grid',
    gap: space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: color.muted,
    fontSize: font.size.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
};
