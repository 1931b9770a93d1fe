import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import type { PublicSettings } from '@orime/contracts/api/site/site';
import { AddressFields, emptyAddress, sentAddress, SHIPPING_COUNTRIES } from '@orime/forms';
import { Link, readQuery, Trans, useMarket, useQuery, useSession, useText } from '@orime/platform';
import { Button, Checkbox, css, FailedState, FormErrorSummary, media, Notice, Skeleton, SkeletonRegion, space, TextField } from '@orime/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { BillingFields } from './billing-fields.tsx';
import { checkDraft, draftOf } from './checkout-draft.ts';
import type { AddressErrors, CheckoutDraft, DraftErrors, DraftField } from './checkout-draft.ts';
import { useCheckoutT } from './checkout-texts.ts';
import type { ShippingMethod } from './checkout.api.ts';
import { DeliveryOptions } from './delivery-options.tsx';
import { FinalReview } from './final-review.tsx';
import { HoldCountdown } from './hold-countdown.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentOptions } from './payment-options.tsx';
import { PlacementDialogs } from './placement-dialogs.tsx';
import { PromoCodeForm } from './promo-code-form.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { Section } from './section.tsx';
import { SignInOffer } from './sign-in-offer.tsx';
import { SummaryLink } from './summary-link.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { numberOf } from './test-cards.ts';
import type { TestCard } from './test-cards.ts';
import { useDraftWords } from './use-draft-words.ts';
import { usePlacement } from './use-placement.ts';
import { useQuote } from './use-quote.ts';
import type { DraftedCheckout, LeftCheckout } from './use-quote.ts';
import { checkWishes, wishesDraftOf, wishesOf } from './wishes-draft.ts';
import type { WishesDraft } from './wishes-draft.ts';
import { WishesFields } from './wishes-fields.tsx';

const emptyDraft: CheckoutDraft = { ...emptyAddress, email: '', terms: false };

export type CheckoutFormProps = {
  readonly onPlaced: () => void;
  /** Written for the visitor: takes the place of the cart, and its e-mail address stands. */
  readonly drafted?: DraftedCheckout;
  /** Left for a payment that did not come about: nothing has to be filled in twice. */
  readonly left?: LeftCheckout | undefined;
};

/** The four sections of a checkout and the sum beside them. */
export function CheckoutForm({ onPlaced, drafted, left }: CheckoutFormProps) {
  const t = useCheckoutT();
  const text = useText();
  const words = useDraftWords();
  const session = useSession();
  const market = useMarket();
  const [draft, setDraft] = useState<CheckoutDraft>(() => ({
    ...emptyDraft,
    ...(session.status === 'signed-in' && { email: session.user.email, name: session.user.name }),
    country: market.code === 'EU' ? '' : market.code,
    ...(left && draftOf(left)),
    ...(drafted && draftOf(drafted)),
  }));
  const [wishes, setWishes] = useState<WishesDraft>(() => wishesDraftOf((drafted ?? left)?.wishes));
  const [errors, setErrors] = useState<DraftErrors>({});
  const [billingErrors, setBillingErrors] = useState<AddressErrors>({});
  const [attempts, setAttempts] = useState(0);
  const [shipping, setShipping] = useState<Readonly<Record<string, ShippingMethod>>>(drafted?.draft?.shipping ?? shippingOf(left));
  const [codes, setCodes] = useState<readonly string[]>(drafted?.draft?.codes ?? left?.quote.codes.map(({ code }) => code) ?? []);
  const [card, setCard] = useState<TestCard>('success');
  const { data: quote, input, isError, isFetching, isPlaceholderData, refetch } = useQuote({ shipping, codes, drafted, left });
  const { data: settings } = useQuery(readQuery<PublicSettings>('/api/settings/public'));
  const placement = usePlacement({
    keepsCart: drafted !== undefined,
    onPlaced,
    onChanged: () => void refetch(),
    path: pathOf(drafted),
  });
  const heldUntil = placement.heldUntil ?? left?.holdExpiresAt;

  function handleChange(changed: Partial<CheckoutDraft>): void {
    const next = { ...draft, ...changed };
    setDraft(next);
    setErrors(Object.fromEntries(fieldsOf(errors).flatMap((field) => (next[field] === draft[field] ? [[field, errors[field]]] : []))));
  }

  function handleBilling(changed: WishesDraft): void {
    setWishes(changed);
    setBillingErrors({});
  }

  function handlePlace(shown: CheckoutQuote): void {
    void placement.place({
      quote: { ...input, email: draft.email.trim(), address: sentAddress(draft), wishes: wishesOf(wishes) },
      shown,
      card: numberOf(card),
    });
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const found = checkDraft(draft);
    const foundInBilling = checkWishes(wishes);
    setErrors(found);
    setBillingErrors(foundInBilling);
    if (Object.keys({ ...found, ...foundInBilling }).length > 0) setAttempts(attempts + 1);
    else if (quote?.orderable && !isPlaceholderData) handlePlace(quote);
  }

  const errorOf = (field: DraftField): string | undefined => words(field, errors[field]);
  const { pending } = placement;
  return (
    <form css={styles.columns} noValidate onSubmit={handleSubmit} aria-label={t('checkout.title')}>
      <div css={styles.main}>
        <SummaryLink quote={quote} />
        <FormErrorSummary
          attempt={attempts}
          errors={[
            ...fieldsOf(errors).map((field) => ({ fieldId: `checkout-${field}`, message: errorOf(field) ?? '' })),
            ...Object.entries(billingErrors).map(([part, error]) => ({
              fieldId: `checkout-billing-${part}`,
              message: words(part, error) ?? '',
            })),
          ]}
        />
        <Section number={1} title={t('checkout.contact')}>
          <SignInOffer returnTo={pathOf(drafted)} />
          <TextField
            id="checkout-email"
            name="email"
            label={t('checkout.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            error={errorOf('email')}
            hint={t(drafted ? 'checkout.draft.email' : 'checkout.email.hint')}
            readOnly={drafted !== undefined}
            value={draft.email}
            onChange={({ currentTarget }) => handleChange({ email: currentTarget.value })}
          />
        </Section>
        <Section number={2} title={t('checkout.delivery-address')}>
          <SavedAddresses
            isUntouched={draft.line1 === '' && draft.city === '' && draft.postal === ''}
            onChoose={(address) => handleChange({ ...emptyAddress, ...address })}
          />
          <AddressFields id="checkout" value={draft} onChange={handleChange} errorOf={errorOf} countries={SHIPPING_COUNTRIES} />
        </Section>
        <Section number={3} title={t('checkout.delivery')}>
          {quote ? (
            <DeliveryOptions quote={quote} onChoose={(seller, method) => setShipping({ ...shipping, [seller]: method })} />
          ) : (
            <Skeleton height="6rem" />
          )}
          <WishesFields value={wishes} onChange={setWishes} />
        </Section>
        <Section number={4} title={t('checkout.payment')}>
          <PaymentOptions payment={settings?.payment} card={card} onCard={setCard} />
          <BillingFields value={wishes} errors={billingErrors} onChange={handleBilling} />
        </Section>
      </div>
      <SummaryPanel title={t('checkout.summary')}>
        {isError && !quote && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
        {!isError && !quote && (
          <SkeletonRegion>
            <Skeleton height="12rem" />
          </SkeletonRegion>
        )}
        {quote && <OrderSummary quote={quote} isStale={isPlaceholderData} isFixed={drafted !== undefined} />}
        {heldUntil && <HoldCountdown until={heldUntil} />}
        <PromoCodeForm quote={quote} codes={codes} onChange={setCodes} />
      </SummaryPanel>
      <div css={styles.end}>
        {quote && <FinalReview quote={quote} />}
        <Checkbox
          id="checkout-terms"
          label={<Trans ns="retail-shop" i18nKey="checkout.terms" components={{ terms: <Link to="/terms-of-service" /> }} />}
          checked={draft.terms}
          error={errorOf('terms')}
          onChange={(event) => handleChange({ terms: event.currentTarget.checked })}
        />
        <p css={styles.terms}>
          <Trans ns="retail-shop" i18nKey="checkout.terms.privacy" components={{ privacy: <Link to="/privacy-policy" /> }} />
        </p>
        <div role="alert">
          {pending?.status === 'refused' && <Notice tone="danger">{text(pending.text)}</Notice>}
          {pending?.status === 'short' && <Notice tone="danger">{t(drafted ? 'checkout.draft.short' : 'checkout.short')}</Notice>}
        </div>
        <Button type="submit" size="lg" block busy={placement.isPlacing} disabled={!quote?.orderable}>
          {t(settings?.payment?.provider === 'stripe' ? 'checkout.to-payment' : 'checkout.place')}
        </Button>
      </div>
      <PlacementDialogs placement={placement} onAccept={handlePlace} />
    </form>
  );
}

/** The shipping methods that were chosen before, by seller. */
function shippingOf(left: LeftCheckout | undefined): Readonly<Record<string, ShippingMethod>> {
  return Object.fromEntries((left?.quote.sellers ?? []).map(({ seller, shippingMethod }) => [seller.id, shippingMethod]));
}

function pathOf(drafted: DraftedCheckout | undefined): string {
  if (!drafted) return '/checkout';
  return `/checkout?checkout=${encodeURIComponent(drafted.quote.checkoutId)}&key=${encodeURIComponent(drafted.checkoutKey)}`;
}

/** Fields of which something is said, in the order in which they were found. */
function fieldsOf(errors: DraftErrors): DraftField[] {
  return Object.keys(errors) as DraftField[]; // by the type of the record
}

const styles = {
  columns: css({
    display: 'grid',
    gap: space[6],
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(22rem, 1fr)', gridTemplateRows: 'auto 1fr', columnGap: space[8] },
  }),
  main: css({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 }),
  // Before the last step the sum is read once more; with two columns it stands beside both.
  end: css({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 }),
  terms: css({ fontSize: '0.8125rem', marginBlockEnd: space[3] }),
};
