import { currencyOf, buildUrl } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { readQuery, useMarket, useQuery } from '@orime/platform';
import { css, Grid, Heading, space } from '@orime/ui';
import { ProductTile } from '../../garment/index.ts';
import { useLateT } from '../late-texts.ts';

/** Collapses when there is nothing or the call failed. */
export function FetchedDesigns({ designId }: { readonly designId: string }) {
  const t = useLateT();
  const market = useMarket();
  const { data, isPending } = useQuery(
    readQuery<{ readonly items: readonly DesignCard[] }>(
      buildUrl('/api/design/:id/related', { currency: currencyOf(market.code) }, { id: designId }),
    ),
  );
  if (!data || data.items.length === 0) return isPending ? null : <span data-nothing hidden />;
  // What can be bought comes first.
  const items = data.items.toSorted((a, b) => Number(a.soldOut) - Number(b.soldOut));
  return (
    <section css={styles.root}>
      <Heading level={2}>{t('design.related')}</Heading>
      <Grid as="ul" columns={[2, 3, 4]} gap={3} rowGap={6}>
        {items.slice(0, items.length < 8 ? 4 : 8).map((design) => (
          <li key={design.id}>
            <ProductTile design={design} />
          </li>
        ))}
      </Grid>
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[5], paddingBlockStart: space[8] }) };
