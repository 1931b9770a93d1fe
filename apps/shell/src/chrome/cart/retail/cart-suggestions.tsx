import { buildUrl } from '@orime/contracts';
import type { CartItem, Currency } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { Link, keepPreviousData, readQuery, useFormat, useQuery, useText } from '@orime/platform';
import { Image, Text, css, font, space } from '@orime/ui';
import { useCartT } from '../cart-texts.ts';

export type CartSuggestionsProps = {
  readonly items: readonly CartItem[];
  readonly currency: Currency;
  /** The visitor goes to a garment's page. */
  readonly onFollow: () => void;
};

const MOST = 4;

/** What goes with the garment that was put in last. Fetches; nothing while there is nothing to say. */
export function CartSuggestions({ items, currency, onFollow }: CartSuggestionsProps) {
  const t = useCartT();
  const text = useText();
  const { money } = useFormat();
  // The catalogue knows nothing of what goes with a piece of the private reserve.
  const last = items.findLast(({ reserve }) => reserve === undefined);
  const { data } = useQuery({
    ...readQuery<{ readonly items: readonly DesignCard[] }>(buildUrl('/api/design/:id/related', { currency }, { id: last?.id ?? '' })),
    enabled: last !== undefined,
    placeholderData: keepPreviousData,
  });
  const offered = (data?.items ?? [])
    .filter(({ id, soldOut, priceMinor }) => !soldOut && priceMinor !== null && items.every((item) => item.id !== id))
    .slice(0, MOST);
  if (last === undefined || offered.length === 0) return null;
  return (
    <section css={styles.root} aria-labelledby="cart-suggestions">
      <h3 css={styles.title} id="cart-suggestions">
        {t('cart.suggestions')}
      </h3>
      <ul css={styles.list}>
        {offered.map((design) => (
          <li key={design.id}>
            <Link css={styles.card} to={`/designs/${design.slug}`} onClick={onFollow}>
              {design.images[0] && <Image image={design.images[0]} alt="" sizes="6.5rem" ratio="3 / 4" />}
              <Text as="span" size="xs" tone="muted" css={styles.words}>
                {text(design.designer)}
              </Text>
              <span css={styles.words}>{text(design)}</span>
              <span css={styles.price}>{money(design.priceMinor ?? 0, design.currency)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const styles = {
  root: css({ paddingBlock: space[5] }),
  title: css({ marginBlockEnd: space[3], fontSize: font.size.md, fontWeight: font.weight.medium }),
  list: css({
    display: 'grid',
    gridTemplateColumns: `repeat(${String(MOST)}, minmax(6.5rem, 1fr))`,
    gap: space[3],
    overflowX: 'auto',
    listStyle: 'none',
  }),
  card: css({ display: 'grid', gap: 2, alignContent: 'start', fontSize: font.size.sm, textDecoration: 'none' }),
  words: css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  price: css({ fontVariantNumeric: 'tabular-nums' }),
};
