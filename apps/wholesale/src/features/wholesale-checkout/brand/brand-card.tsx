import type { SizeQuantities } from '@orime/commerce';
import type { WholesaleCartItem } from '@orime/contracts';
import type { WholesaleQuote } from '@orime/contracts/api/trade/wholesale-quote';
import { Link, useFormat, useT, useText } from '@orime/platform';
import { Badge, color, css, font, Heading, Notice, space, Text } from '@orime/ui';
import { useId } from 'react';
import type { BrandLines } from '../checkout-draft.ts';
import type { CheckoutFormState } from '../checkout-form-state.ts';
import { sellerOf } from '../quote-problems.ts';
import { BrandDelivery } from './brand-delivery.tsx';
import { BrandLine } from './brand-line.tsx';
import { MinimumBar } from './minimum-bar.tsx';

export type BrandCardProps = {
  readonly brand: BrandLines;
  /** The whole cart as it is being typed. */
  readonly items: readonly WholesaleCartItem[];
  readonly quote: WholesaleQuote;
  readonly form: CheckoutFormState;
  readonly isStale: boolean;
  readonly onChange: (item: WholesaleCartItem, sizes: SizeQuantities) => void;
};

/** The order to one designer: its lines, its minimum, and when it ships. */
export function BrandCard({ brand, items, quote, form, isStale, onChange }: BrandCardProps) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const id = useId();
  const quoted = quote.brands.find(({ seller }) => seller.id === brand.sellerId);
  const problems = quote.problems.filter((problem) => sellerOf(problem, [brand]) === brand.sellerId);
  const ofOrder = problems.filter(({ designId, code }) => designId === undefined && code !== 'below_minimum');
  return (
    <section css={styles.root} aria-labelledby={id} aria-busy={isStale}>
      <header css={styles.head}>
        <div>
          <Heading level={2} size={3} id={id}>
            {quoted ? (
              <Link to={`/wholesale/catalog?designer=${encodeURIComponent(quoted.seller.handle)}`}>{text(quoted.seller)}</Link>
            ) : (
              brand.seller
            )}
          </Heading>
          {quoted && (
            <Text size="sm" tone="muted">
              {t(quoted.isFirstOrder ? 'checkout.brand.first' : 'checkout.brand.again')}
            </Text>
          )}
        </div>
        <Badge tone={problems.length === 0 ? 'success' : 'warning'}>
          {t(problems.length === 0 ? 'checkout.brand.ready' : 'checkout.brand.blocked')}
        </Badge>
      </header>
      <ul css={styles.lines}>
        {brand.items.map((item) => (
          <BrandLine
            key={item.product._id}
            item={item}
            items={items}
            line={quoted?.lines.find(({ designId }) => designId === item.product._id)}
            problems={problems.filter(({ designId }) => designId === item.product._id)}
            isStale={isStale}
            onChange={onChange}
          />
        ))}
      </ul>
      {quoted && (
        <>
          <p css={[styles.sum, isStale && styles.stale]} role="status">
            <span>{t('checkout.units', { count: quoted.units })}</span>
            <strong>{format.money(quoted.subtotal.priceMinor, quoted.subtotal.currency)}</strong>
          </p>
          <MinimumBar brand={quoted} />
        </>
      )}
      {ofOrder.map((problem) => (
        <Notice key={problem.code} tone="warning" role="alert">
          {text(problem.text)}
        </Notice>
      ))}
      {quoted && <BrandDelivery brand={quoted} form={form} />}
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[4],
    padding: `clamp(${space[4]}, 2.5vw, ${space[6]})`,
    background: color.surface,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    '& > *': { minWidth: 0 },
  }),
  head: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: space[3] }),
  lines: css({ margin: 0, padding: 0, listStyle: 'none' }),
  sum: css({ display: 'flex', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums', fontSize: font.size.lg }),
  stale: css({ opacity: 0.5 }),
};
