import { cartSubtotalMinor, freeShipping } from '@orime/commerce';
import type { CartItem } from '@orime/contracts';
import type { PublicSettings } from '@orime/contracts/api/site/site';
import { readQuery, useFormat, useQuery, useText } from '@orime/platform';
import { ProgressBar, Text, color, css, font, space } from '@orime/ui';
import { Check, Truck } from '@orime/ui/icons';
import { useCartT } from '../cart-texts.ts';

export type FreeShippingNoticeProps = {
  /** The lines that can be bought. */
  readonly items: readonly CartItem[];
  readonly currency: string;
};

/** Sellers that are shown at once; the others are folded away. */
const SHOWN = 2;

/** What each seller's goods still need for free delivery, the nearest first (decision T19). Says nothing before the thresholds are known. */
export function FreeShippingNotice({ items, currency }: FreeShippingNoticeProps) {
  const t = useCartT();
  const text = useText();
  const { list } = useFormat();
  const { data } = useQuery(readQuery<PublicSettings>('/api/settings/public'));
  const market = data?.markets.find((one) => one.currency === currency);
  const sellers = Map.groupBy(
    items.filter((item) => item.currency === currency),
    ({ designerId }) => designerId,
  );
  if (market === undefined || sellers.size === 0) return null;

  const states = [...sellers].map(([id, lines]) => ({
    id,
    name: text({ name: lines[0]?.designer ?? '', nameJp: lines[0]?.designerJp ?? '' }),
    ...freeShipping(cartSubtotalMinor(lines, currency), market),
  }));
  const reached = states.filter(({ isReached }) => isReached).map(({ name }) => name);
  const missing = states.filter(({ isReached }) => !isReached).sort((one, other) => one.missingMinor - other.missingMinor);

  return (
    <div css={styles.root} role="group" aria-label={t('cart.shipping.label')}>
      {reached.length > 0 && (
        <div css={styles.seller}>
          <Check css={[styles.icon, styles.reached]} size={16} aria-hidden />
          <Text size="sm" css={styles.sentence}>
            {t('cart.shipping.free', { seller: list(reached) })}
          </Text>
        </div>
      )}
      {missing.slice(0, SHOWN).map((state) => (
        <MissingShipping key={state.id} {...state} currency={currency} />
      ))}
      {missing.length > SHOWN && (
        <details>
          <summary css={styles.summary}>{t('cart.shipping.more', { count: missing.length - SHOWN })}</summary>
          <div css={styles.more}>
            {missing.slice(SHOWN).map((state) => (
              <MissingShipping key={state.id} {...state} currency={currency} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

type MissingShippingProps = {
  readonly name: string;
  readonly missingMinor: number;
  readonly thresholdMinor: number;
  readonly currency: string;
};

function MissingShipping({ name, missingMinor, thresholdMinor, currency }: MissingShippingProps) {
  const t = useCartT();
  const { money } = useFormat();
  const sentence = t('cart.shipping.missing', { seller: name, amount: money(missingMinor, currency) });
  return (
    <div css={styles.seller}>
      <Truck css={styles.icon} size={16} strokeWidth={1.5} aria-hidden />
      <Text size="sm" css={styles.sentence}>
        {sentence}
      </Text>
      <ProgressBar css={styles.bar} hideLabel label={sentence} value={(thresholdMinor - missingMinor) / thresholdMinor} />
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], marginBlockStart: space[4], padding: space[4], background: color.sunken }),
  seller: css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[3], alignItems: 'start' }),
  icon: css({ marginBlockStart: '0.125rem', color: color.muted }),
  reached: css({ color: color.success }),
  sentence: css({ overflowWrap: 'anywhere' }),
  bar: css({ gridColumn: 2 }),
  summary: css({ minHeight: '2.75rem', alignContent: 'center', fontSize: font.size.sm, cursor: 'pointer' }),
  more: css({ display: 'grid', gap: space[3], paddingBlock: space[2] }),
};
