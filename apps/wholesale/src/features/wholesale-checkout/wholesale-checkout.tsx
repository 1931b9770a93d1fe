import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { Form, FormSection } from '@orime/forms';
import { useT } from '@orime/platform';
import { css, FailedState, Heading, media, Notice, Page, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { BrandCard } from './brand/brand-card.tsx';
import { CartChanged, isCartChanged } from './cart-changed.tsx';
import { groupByDesigner } from './checkout-draft.ts';
import { AddressChoice } from './delivery/address-choice.tsx';
import { OrderSummary } from './payment/order-summary.tsx';
import { QuoteChanged } from './payment/quote-changed.tsx';
import { TermsChoice } from './payment/terms-choice.tsx';
import type { TradeCompany } from './trade-company.ts';
import { useCartEdits } from './use-cart-edits.ts';
import { useCheckoutForm } from './use-checkout-form.ts';

export type WholesaleCheckoutProps = {
  readonly company: TradeCompany;
  readonly userId: string;
  readonly onPlaced: (orders: readonly WholesaleOrder[]) => void;
};

/** One card a designer, then where it goes and how it is paid; the summary stays in sight. */
export function WholesaleCheckout({ company, userId, onPlaced }: WholesaleCheckoutProps) {
  const t = useT('wholesale');
  const cart = useCartEdits();
  const brands = groupByDesigner(cart.items);
  const { form, quoted, submit } = useCheckoutForm({ company, userId, brands, onPlaced });
  const { quote } = quoted;
  return (
    <Page width="wide">
      <header css={styles.head}>
        <Heading level={1} size={2}>
          {t('checkout.title')}
        </Heading>
        <Text tone="muted" css={styles.text}>
          {t(company.role === 'staff' ? 'checkout.text.staff' : 'checkout.text', { company: company.name })}
        </Text>
      </header>
      {company.role === 'viewer' && (
        <Notice tone="info" css={styles.notice} title={t('checkout.viewer.title')}>
          {t('checkout.viewer.text')}
        </Notice>
      )}
      <Form form={form} css={styles.form} failureNotice={isCartChanged(form.failure) ? <CartChanged /> : undefined}>
        <div css={styles.columns}>
          <div css={styles.main}>
            {quote === undefined && quoted.error !== null && <FailedState level={2} onRetry={quoted.retry} busy={quoted.isStale} />}
            {quote === undefined && quoted.error === null && (
              <SkeletonRegion>
                {brands.map(({ sellerId }) => (
                  <Skeleton key={sellerId} height="22rem" />
                ))}
              </SkeletonRegion>
            )}
            {quote !== undefined &&
              brands.map((brand) => (
                <BrandCard
                  key={brand.sellerId}
                  brand={brand}
                  items={cart.items}
                  quote={quote}
                  form={form}
                  isStale={quoted.isStale}
                  onChange={cart.change}
                />
              ))}
            <FormSection title={t('checkout.delivery.title')} text={t('checkout.delivery.text')}>
              <AddressChoice form={form} part="shipTo" addresses={company.addresses} />
              <AddressChoice form={form} part="billTo" addresses={company.addresses} />
            </FormSection>
            {quote !== undefined && (
              <FormSection title={t('checkout.payment.title')} text={t('checkout.payment.text')}>
                <TermsChoice form={form} quote={quoted.part ?? quote} />
              </FormSection>
            )}
          </div>
          <OrderSummary brands={brands} company={company} form={form} quoted={quoted} onSubmit={submit} />
        </div>
      </Form>
      <QuoteChanged form={form} quoted={quoted} onSubmit={() => submit('submit')} />
    </Page>
  );
}

const styles = {
  head: css({ display: 'grid', gap: space[3], marginBlockEnd: space[6] }),
  text: css({ maxWidth: '44rem' }),
  notice: css({ marginBlockEnd: space[5] }),
  form: css({ gap: space[5] }),
  columns: css({
    display: 'grid',
    gap: space[6],
    '& > *': { minWidth: 0 },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: space[7] },
  }),
  main: css({ display: 'grid', gap: space[6], alignContent: 'start', '& > *': { minWidth: 0 } }),
};
