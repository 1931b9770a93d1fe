import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { useT } from '@orime/platform';
import { css, Grid, Heading, space } from '@orime/ui';
import { useEffect } from 'react';
import { ProductTile } from '../../garment/index.ts';
import { rememberSeen, useSeenStore } from './seen.store.ts';

/** The garments that were looked at before this one, in this visit and market. Nothing on the first page. */
export function RecentlySeen({ design }: { readonly design: DesignCard }) {
  const t = useT('retail-shop');
  const seen = useSeenStore((state) => state.seen);
  // Synchronises with the page that is open.
  useEffect(() => rememberSeen(design), [design]);
  const before = seen.filter(({ id, currency }) => id !== design.id && currency === design.currency);
  if (before.length === 0) return null;
  return (
    <section css={styles.root} aria-labelledby="recently-seen">
      <Heading level={2} size={3} id="recently-seen">
        {t('design.seen')}
      </Heading>
      <Grid as="ul" columns={[2, 4, 4]} gap={3} rowGap={6}>
        {before.map((each) => (
          <li key={each.id}>
            <ProductTile design={each} level={3} />
          </li>
        ))}
      </Grid>
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[5], paddingBlockStart: space[8] }) };
