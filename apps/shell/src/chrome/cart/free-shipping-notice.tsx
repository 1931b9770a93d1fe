import { freeShipping } from '@orime/commerce';
import type { CartItem } from '@orime/contracts';
import type { PublicSettings } from '@orime/contracts/api/site';
import { readQuery, useFormat, useQuery, useT, useText } from '@orime/platform';
import { ProgressBar, Text, css, space } from '@orime/ui';

/** What each seller's goods still need for free delivery (decision T19). Says nothing before the thresholds are known. */
export function FreeShippingNotice({ items }: { readonly items: readonly CartItem[] }) {
  const t = useT('shell');
  const text = useText();
  const { money } = useFormat();
  const { data } = useQuery(readQuery<PublicSettings>('/api/settings/public'));
  const currency = items[0]?.currency;
  const market = data?.markets.find((one) => one.currency === currency);
  if (market === undefined) return null;

  return (
    <ul css={styles.root} aria-label={t('cart.shipping.label')}>
      {sellersOf(items).map(({ id, name, nameJp, subtotalMinor }) => {
        const seller = text({ name, nameJp });
        const { isReached, missingMinor, thresholdMinor } = freeShipping(subtotalMinor, market);
        const sentence = isReached ? t('cart.shipping.free', { seller }) : t('cart.shipping.missing', { seller, amount: money(missingMinor, market.currency) });
        return (
          <li key={id}>
            <Text size="sm">{sentence}</Text>
            <ProgressBar hideLabel label={sentence} value={Math.min(1, subtotalMinor / thresholdMinor)} />
          </li>
        );
      })}
    </ul>
  );
}

interface SellerSum {
  readonly id: string;
  readonly name: string;
  readonly nameJp: string;
  readonly subtotalMinor: number;
}

function sellersOf(items: readonly CartItem[]): readonly SellerSum[] {
  const sums = new Map<string, SellerSum>();
  for (const { designerId: id, designer: name, designerJp: nameJp = '', priceMinor, quantity } of items) {
    sums.set(id, { id, name, nameJp, subtotalMinor: (sums.get(id)?.subtotalMinor ?? 0) + priceMinor * quantity });
  }
  return [...sums.values()];
}

const styles = { root: css({ display: 'grid', gap: space[3], paddingBlockStart: space[4], listStyle: 'none' }) };
