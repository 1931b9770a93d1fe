import type { CheckoutLine, CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import { removeFromCart, useCart, useText } from '@orime/platform';
import { Button, css, Heading, Notice, space, Text } from '@orime/ui';
import { useDayFromNow } from '../garment/index.ts';
import { PurchaseLine, Totals } from '../purchase/index.ts';
import { useCheckoutT } from './checkout-texts.ts';
import { cartKeyOf } from './line-key.ts';

export type OrderSummaryProps = {
  readonly quote: CheckoutQuote;
  readonly isStale: boolean;
  /** Not of the cart: nothing can be taken out. */
  readonly isFixed: boolean;
};

/** All garments by designer, with whatever stands in their way, and what they come to. */
export function OrderSummary({ quote, isStale, isFixed }: OrderSummaryProps) {
  const t = useCheckoutT();
  const text = useText();
  const linesOf = (keys: readonly string[]) => quote.lines.filter((line) => keys.includes(line.key));
  const grouped = new Set(quote.sellers.flatMap((seller) => seller.lineKeys));
  const others = quote.lines.filter((line) => !grouped.has(line.key));
  return (
    <div css={[styles.root, isStale && styles.stale]} aria-busy={isStale}>
      {quote.sellers.map(({ seller, lineKeys }) => (
        <section key={seller.id} css={styles.group}>
          <Heading level={3} size={5} plain>
            {text(seller)}
          </Heading>
          {linesOf(lineKeys).map((line) => (
            <SummaryLine key={line.key} line={line} quote={quote} isFixed={isFixed} />
          ))}
        </section>
      ))}
      {others.map((line) => (
        <SummaryLine key={line.key} line={line} quote={quote} isFixed={isFixed} />
      ))}
      <div role="status">
        {!quote.orderable && <Notice tone="danger">{t(isFixed ? 'checkout.draft.not-orderable' : 'checkout.not-orderable')}</Notice>}
      </div>
      <Totals totals={quote.totals} />
    </div>
  );
}

function SummaryLine({ line, quote, isFixed }: { readonly line: CheckoutLine; readonly quote: CheckoutQuote; readonly isFixed: boolean }) {
  const t = useCheckoutT();
  const text = useText();
  const { items } = useCart();
  const problem = quote.problems.find((one) => one.line === line.key);
  const key = cartKeyOf(items, line.key);
  const note = problem ? (
    <Text as="span" size="sm" tone="danger">
      {text(problem.message)}
    </Text>
  ) : (
    <LeadTime line={line} />
  );
  const remove = problem && key && !isFixed && (
    <Button variant="ghost" size="sm" onClick={() => void removeFromCart(key)}>
      {t('checkout.line.remove', { name: text(line) })}
    </Button>
  );
  return <PurchaseLine line={line} amount={line.unit === null ? null : line.total} note={note} action={remove} />;
}

function LeadTime({ line }: { readonly line: CheckoutLine }) {
  const t = useCheckoutT();
  const dayFromNow = useDayFromNow();
  if (line.mode === 'piece') return t('badge.one-of-one');
  if (line.mode === 'stock') return null;
  return t('order.ship-by', { date: dayFromNow(line.leadDays ?? 0) });
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  stale: css({ opacity: 0.55 }),
  group: css({ display: 'grid', gap: space[3] }),
};
