import { cartSubtotalMinor } from '@orime/commerce';
import type { WholesaleCartItem } from '@orime/contracts';
import type { WholesaleProduct } from '@orime/contracts/api/trade/wholesale';
import { readQuery, useFormat, useQuery, useSession } from '@orime/platform';
import { ProgressBar, Text, color, css, space } from '@orime/ui';
import { Check, Info } from '@orime/ui/icons';
import { useCartT } from '../cart-texts.ts';

/** What is missing to each brand's minimum for an order, where the brand has one that this buyer may see. */
export function BrandMinimums({ items }: { readonly items: readonly WholesaleCartItem[] }) {
  const t = useCartT();
  const isMember = useSession().status === 'signed-in';
  const brands = [...Map.groupBy(items, ({ product }) => product.designerId)];
  if (!isMember || brands.length === 0) return null;
  return (
    <ul css={styles.root} aria-label={t('wholesale-cart.minimums')}>
      {brands.map(([id, lines]) => (
        <BrandMinimum key={id} lines={lines} />
      ))}
    </ul>
  );
}

/** Reads the brand's terms with one of its products. */
function BrandMinimum({ lines }: { readonly lines: readonly WholesaleCartItem[] }) {
  const t = useCartT();
  const { money } = useFormat();
  const [first] = lines;
  const { data } = useQuery({
    ...readQuery<WholesaleProduct>(`/api/wholesale/product/${first?.product._id ?? ''}?currency=${first?.currency ?? 'USD'}`),
    enabled: first !== undefined,
  });
  const minimum = data?.minimums.firstOrder ?? null;
  if (first === undefined || minimum === null || minimum.currency !== first.currency) return null;

  const sumMinor = cartSubtotalMinor(lines, minimum.currency);
  const missingMinor = Math.max(0, minimum.priceMinor - sumMinor);
  const brand = first.product.designer;
  const sentence =
    missingMinor === 0
      ? t('wholesale-cart.minimum.met', { brand })
      : t('wholesale-cart.minimum.missing', { brand, amount: money(missingMinor, minimum.currency) });
  return (
    <li css={styles.brand}>
      <span css={[styles.icon, missingMinor === 0 && styles.met]}>
        {missingMinor === 0 ? <Check size={16} aria-hidden /> : <Info size={16} aria-hidden />}
      </span>
      <Text size="sm" css={styles.sentence}>
        {sentence}
      </Text>
      {missingMinor > 0 && <ProgressBar css={styles.bar} hideLabel label={sentence} value={sumMinor / minimum.priceMinor} />}
    </li>
  );
}

const styles = {
  // Brands without a minimum leave the list empty, and an empty list takes no room.
  root: css({
    display: 'grid',
    gap: space[3],
    marginBlockStart: space[4],
    padding: space[4],
    listStyle: 'none',
    background: color.sunken,
    '&:empty': { display: 'none' },
  }),
  brand: css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[3], alignItems: 'start' }),
  icon: css({ display: 'grid', height: '1.25rem', placeItems: 'center', color: color.muted }),
  met: css({ color: color.success }),
  sentence: css({ overflowWrap: 'anywhere' }),
  bar: css({ gridColumn: 2 }),
};
