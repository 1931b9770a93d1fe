import { matrixTotalMinor } from '@orime/commerce';
import type { SizeQuantities } from '@orime/commerce';
import type { WholesaleStyle } from '@orime/contracts/api/trade/wholesale';
import { useFormat, useMarket, useQuery, useSession, useT, useText } from '@orime/platform';
import { css, ProgressBar, space, Text } from '@orime/ui';
import { styleQuery } from '../../product/index.ts';

interface TypedLine {
  readonly style: WholesaleStyle;
  readonly sizes: SizeQuantities;
}

/** How far what was typed is from each designer's minimum for a first order; nothing for designers without one. */
export function BrandProgress({ lines }: { readonly lines: readonly TypedLine[] }) {
  const t = useT('wholesale');
  const brands = [...Map.groupBy(lines, ({ style }) => style.designer.id)];
  return (
    <ul css={styles.root} aria-label={t('quantities.minimums')}>
      {brands.map(([id, typed]) => (
        <OneBrand key={id} lines={typed} />
      ))}
    </ul>
  );
}

/** Reads the designer's terms with one of the styles. */
function OneBrand({ lines }: { readonly lines: readonly TypedLine[] }) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const { currency } = useMarket();
  const session = useSession();
  const account = session.status === 'signed-in' ? session.user._id : 'visitor';
  const style = lines[0]?.style;
  const { data } = useQuery({ ...styleQuery(style?.id ?? '', currency, account), enabled: style !== undefined });
  const minimum = data?.minimums.firstOrder ?? null;
  if (style === undefined || minimum === null || minimum.priceMinor === 0) return null;
  const sumMinor = lines.reduce((sum, line) => sum + matrixTotalMinor(line.sizes, line.style.wholesale?.priceMinor ?? 0), 0);
  const missingMinor = Math.max(0, minimum.priceMinor - sumMinor);
  const words = {
    designer: text(style.designer),
    minimum: format.money(minimum.priceMinor, currency),
    missing: format.money(missingMinor, currency),
  };
  const sentence = t(missingMinor > 0 ? 'quantities.minimum.missing' : 'quantities.minimum.reached', words);
  return (
    <li css={styles.brand}>
      <ProgressBar hideLabel label={sentence} value={Math.min(1, sumMinor / minimum.priceMinor)} />
      <Text as="span" size="xs" tone="muted" role="status">
        {sentence}
      </Text>
    </li>
  );
}

const styles = {
  // Designers without a minimum leave it empty.
  root: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
    gap: space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '&:empty': { display: 'none' },
  }),
  brand: css({ display: 'grid', gap: space[1], alignContent: 'start' }),
};
