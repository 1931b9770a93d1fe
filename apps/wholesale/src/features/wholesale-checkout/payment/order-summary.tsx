import type { WholesaleQuote } from '@orime/contracts/api/trade/wholesale-quote';
import { Link, useFormat, useT, useText } from '@orime/platform';
import { Button, Checkbox, color, css, Heading, media, Notice, space, Text } from '@orime/ui';
import { MoneyTable } from '@orime/ui/data';
import type { MoneyLine } from '@orime/ui/data';
import type { BrandLines } from '../checkout-draft.ts';
import type { CheckoutFormState } from '../checkout-form-state.ts';
import { companyProblems } from '../quote-problems.ts';
import type { TradeCompany } from '../trade-company.ts';
import type { CheckoutIntent } from '../use-checkout-form.ts';
import type { useQuote } from '../use-quote.ts';
import { CreditBar } from './credit-bar.tsx';

export type OrderSummaryProps = {
  readonly brands: readonly BrandLines[];
  readonly company: TradeCompany;
  readonly form: CheckoutFormState;
  readonly quoted: ReturnType<typeof useQuote>;
  readonly onSubmit: (intent: CheckoutIntent) => void;
};

/** What is owed to whom and when, what still stands in the way, and the two ways on. */
export function OrderSummary({ brands, company, form, quoted, onSubmit }: OrderSummaryProps) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const { quote, part, ready, isStale } = quoted;
  // Of what would be sent.
  const shown = part ?? quote;
  if (shown === undefined) return <aside css={styles.root} aria-label={t('checkout.summary')} aria-busy />;
  const money = (minor: number): string => format.money(minor, shown.currency);
  const sum = (read: (brand: WholesaleQuote['brands'][number]) => number): number =>
    shown.brands.reduce((total, brand) => total + read(brand), 0);
  const exemption =
    company.exemptUntil === null ? t('checkout.tax.exempt') : t('checkout.tax.exempt.until', { date: format.date(company.exemptUntil) });
  const advanceMinor = sum(({ advance }) => advance.priceMinor);
  const lines: readonly MoneyLine[] = [
    ...shown.brands.map(({ seller, units, subtotal }) => ({
      id: seller.id,
      label: text(seller),
      note: t('checkout.units', { count: units }),
      amounts: { amount: money(subtotal.priceMinor) },
    })),
    {
      id: 'tax',
      label: t('checkout.tax'),
      note: shown.taxExempt ? exemption : undefined,
      amounts: { amount: money(sum(({ tax }) => tax.priceMinor)) },
    },
    { id: 'shipping', label: t('checkout.shipping'), amounts: { amount: t('checkout.shipping.later') } },
    { id: 'total', kind: 'total', label: t('checkout.total'), amounts: { amount: money(shown.total.priceMinor) } },
    { id: 'now', kind: 'total', label: t('checkout.now'), amounts: { amount: money(advanceMinor) } },
  ];
  const blocking = companyProblems(brands, shown);
  const isSendable = ready.length > 0 && blocking.length === 0 && !isStale;
  const isViewer = company.role === 'viewer';
  return (
    <aside css={styles.root} aria-labelledby="checkout-summary">
      <Heading id="checkout-summary" level={2} size={4}>
        {t('checkout.summary')}
      </Heading>
      <div css={isStale && styles.stale} aria-busy={isStale}>
        <MoneyTable
          caption={t('checkout.summary')}
          labelHeader={t('checkout.summary.of')}
          columns={[{ id: 'amount', header: t('matrix.amount') }]}
          lines={lines}
        />
      </div>
      {shown.credit !== null && <CreditBar credit={shown.credit} />}
      {blocking.map((problem) => (
        <Notice key={problem.code} tone="danger" role="alert">
          <p>{text(problem.text)}</p>
          {problem.code === 'overdue_invoices' && <Link to="/buyer/dashboard#invoices">{t('checkout.overdue.link')}</Link>}
        </Notice>
      ))}
      {ready.length < brands.length && !isStale && (
        <Notice tone="warning" role="status">
          {ready.length === 0 ? t('checkout.none-ready') : t('checkout.part', { count: ready.length, total: brands.length })}
        </Notice>
      )}
      {company.role !== 'staff' && !isViewer && (
        <Checkbox
          label={t('checkout.accept')}
          hint={<Link to="/terms-of-service">{t('checkout.accept.link')}</Link>}
          {...form.ticked('isAccepted')}
        />
      )}
      {company.role !== 'staff' && (
        <Button type="button" block size="lg" busy={form.isBusy} disabled={!isSendable || isViewer} onClick={() => onSubmit('submit')}>
          {part === undefined ? t('checkout.submit') : t('checkout.submit.part', { count: ready.length })}
        </Button>
      )}
      <Button type="button" block variant="secondary" busy={form.isBusy} disabled={isStale || isViewer} onClick={() => onSubmit('draft')}>
        {t(company.role === 'staff' ? 'checkout.draft.staff' : 'checkout.draft')}
      </Button>
      <Text size="xs" tone="muted">
        {t('checkout.promise')}
      </Text>
    </aside>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[4],
    alignSelf: 'start',
    minHeight: '20rem',
    padding: space[5],
    background: color.surface,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    [media.desktop]: { position: 'sticky', insetBlockStart: '5rem' },
  }),
  stale: css({ opacity: 0.5 }),
};
