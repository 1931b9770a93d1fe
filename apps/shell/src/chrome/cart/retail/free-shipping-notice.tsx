import { cartSubtotalMinor, freeShipping } from '@orime/commerce';
import type { CartItem } from '@orime/contracts';
import type { PublicSettings } from '@orime/contracts/api/site';
import { readQuery, useFormat, useQuery, useT, useText } from '@orime/platform';
import { ProgressBar, Text, color, css, space } from '@orime/ui';
import { Check, Truck } from '@orime/ui/icons';

export interface FreeShippingNoticeProps {
  /** The lines that can be bought. */
  readonly items: readonly CartItem[];
  readonly currency: string;
}

/** What each seller's goods still need for free delivery (decision T19). Says nothing before the thresholds are known. */
export function FreeShippingNotice({ items, currency }: FreeShippingNoticeProps) {
  const t = useT('shell');
  const text = useText();
  const { money } = useFormat();
  const { data } = useQuery(readQuery<PublicSettings>('/api/settings/public'));
  const market = data?.markets.find((one) => one.currency === currency);
  const sellers = [...Map.groupBy(items.filter((item) => item.currency === currency), ({ designerId }) => designerId)];
  if (market === undefined || sellers.length === 0) return null;

  return (
    <ul css={styles.root} aria-label={t('cart.shipping.label')}>
      {sellers.map(([id, lines]) => {
        const seller = text({ name: lines[0]?.designer ?? '', nameJp: lines[0]?.designerJp ?? '' });
        const subtotalMinor = cartSubtotalMinor(lines, currency);
        const { isReached, missingMinor, thresholdMinor } = freeShipping(subtotalMinor, market);
        const sentence = isReached ? t('cart.shipping.free', { seller }) : t('cart.shipping.missing', { seller, amount: money(missingMinor, currency) });
        return (
          <li key={id} css={styles.seller}>
            <span css={[styles.icon, isReached && styles.reached]}>{isReached ? <Check size={16} aria-hidden /> : <Truck size={16} strokeWidth={1.5} aria-hidden />}</span>
            <Text size="sm" css={styles.sentence}>
              {sentence}
            </Text>
            {!isReached && <ProgressBar css={styles.bar} hideLabel label={sentence} value={subtotalMinor / thresholdMinor} />}
          </li>
        );
      })}
    </ul>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], marginBlockStart: space[4], padding: space[4], listStyle: 'none', background: color.sunken }),
  seller: css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[3], alignItems: 'start' }),
  icon: css({ display: 'grid', height: '1.25rem', placeItems: 'center', color: color.muted }),
  reached: css({ color: color.success }),
  sentence: css({ overflowWrap: 'anywhere' }),
  bar: css({ gridColumn: 2 }),
};
