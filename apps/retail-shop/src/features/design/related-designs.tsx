import { currencyOf, buildUrl } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { readQuery, useMarket, useQuery, useT } from '@orime/platform';
import { css, Grid, Heading, media, space } from '@orime/ui';
import { WhenNear } from '@orime/ui/data';
import { ProductTile } from '../garment/index.ts';

type RelatedDesignsProps = { readonly designId: string };

/** What goes with it. Fetches once a visitor comes near: it is the last of the page, and the HTTP client is loaded for it. */
export function RelatedDesigns({ designId }: RelatedDesignsProps) {
  return (
    <WhenNear css={styles.place}>
      <FetchedDesigns designId={designId} />
    </WhenNear>
  );
}

/** Collapses when there is nothing or the call failed. */
function FetchedDesigns({ designId }: RelatedDesignsProps) {
  const t = useT('retail-shop');
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

const styles = {
  // About two rows on a phone, one elsewhere; given up when it is known that nothing comes.
  place: css({ minHeight: '44rem', [media.tablet]: { minHeight: '34rem' }, '&:has([data-nothing])': { minHeight: 0 } }),
  root: css({ display: 'grid', gap: space[5], paddingBlockStart: space[8] }),
};
