import type { Design } from '@orime/contracts/api/catalogue/design';
import type { PublicSettings } from '@orime/contracts/api/site/site';
import { Link, useFormat, useMarket, useRouteRead, useT } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';
import type { ReactNode } from 'react';
import { SETTINGS_READ } from '../../shop/index.ts';
import { deliveryWindow } from './delivery-window.ts';
import type { GarmentOption } from './garment-options.ts';
import { useVisitTime } from './use-visit-time.ts';

export type BuyTermsProps = {
  readonly design: Pick<Design, 'priceMinor'>;
  /** What of it can be bought. */
  readonly options: readonly GarmentOption[];
  readonly chosen: GarmentOption | undefined;
};

/** When it leaves, when it arrives and what that costs, whether it may come back (for the chosen size, or for all before one is), and how one pays. */
export function BuyTerms({ design, options, chosen }: BuyTermsProps) {
  const t = useT('retail-shop');
  const format = useFormat();
  const market = useMarket();
  const { data: settings } = useRouteRead<PublicSettings>(SETTINGS_READ);
  const nowMs = useVisitTime();
  const leads = (chosen === undefined ? options : [chosen]).map(leadOf);
  const made = leads.filter((days) => days !== null);
  const hasStock = made.length < leads.length;
  function dispatchText(): string {
    const days = Math.max(...made);
    if (made.length === 0) return t('buy.dispatch.stock');
    if (hasStock) return t('buy.dispatch.mixed', { count: days });
    return t('buy.dispatch.made-to-order', { count: days });
  }

  function arrivalText(at: number): string {
    const day = (ms: number) => format.date(ms, { month: 'long', day: 'numeric' });
    const windows = leads.map((days) => deliveryWindow(days, at));
    return t('buy.delivery.between', {
      from: day(Math.min(...windows.map(({ fromMs }) => fromMs))),
      to: day(Math.max(...windows.map(({ toMs }) => toMs))),
    });
  }

  function returnsText(windowDays: number): string {
    if (made.length === 0) return t('buy.returns.days', { count: windowDays });
    return hasStock ? t('buy.returns.mixed', { count: windowDays }) : t('buy.returns.none');
  }

  const rules = settings?.markets.find(({ code }) => code === market.code);
  return (
    <dl css={styles.root}>
      <Term name={t('buy.dispatch')}>
        <span role="status">{dispatchText()}</span>
      </Term>
      <Term name={t('buy.delivery')}>
        {nowMs === undefined ? t('buy.delivery.days') : arrivalText(nowMs)}
        {rules !== undefined && <span css={styles.line}>{deliveryPrice(rules)}</span>}
      </Term>
      <Term name={t('buy.returns')}>
        {returnsText(settings?.returnWindowDays ?? 30)}{' '}
        <Link css={styles.link} to="/return-policy">
          {t('details.returns.policy')}
        </Link>
      </Term>
      <Term name={t('checkout.payment')}>
        {t('checkout.payment.method')}
        {settings?.payment && (
          <span css={styles.line}>
            {t(settings.payment.provider === 'stripe' ? 'checkout.payment.stripe.hint' : 'checkout.payment.test.hint')}
          </span>
        )}
      </Term>
    </dl>
  );

  function deliveryPrice({ currency, shippingStandardMinor, freeShippingFromMinor }: PublicSettings['markets'][number]): string {
    if (design.priceMinor !== null && design.priceMinor >= freeShippingFromMinor) return t('buy.delivery.free');
    return t('buy.delivery.price', {
      price: format.money(shippingStandardMinor, currency),
      free: format.money(freeShippingFromMinor, currency),
    });
  }
}

/** Days until it is made; null for what is in stock, pieces included. */
const leadOf = (option: GarmentOption): number | null =>
  option.kind === 'size' && option.size.mode === 'made_to_order' ? (option.size.leadDays ?? 0) : null;

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div css={styles.term}>
      <dt css={styles.name}>{name}</dt>
      <dd css={styles.value}>{children}</dd>
    </div>
  );
}

const styles = {
  root: css({ margin: 0, borderBlockStart: `1px solid ${color.line}`, fontSize: font.size.sm }),
  term: css({
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    gap: space[3],
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  name: css({ color: color.muted }),
  value: css({ margin: 0 }),
  line: css({ display: 'block', color: color.muted }),
  link: css({ display: 'inline-block' }),
};
