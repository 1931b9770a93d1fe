import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { css, Grid, Heading, space } from '@orime/ui';
import { ProductTile } from '../../garment/index.ts';
import { useLateT } from '../late-texts.ts';

export function SeenDesigns({ designs }: { readonly designs: readonly DesignCard[] }) {
  const t = useLateT();
  return (
    <section css={styles.root} aria-labelledby="recently-seen">
      <Heading level={2} size={3} id="recently-seen">
        {t('design.seen')}
      </Heading>
      <Grid as="ul" columns={[2, 4, 4]} gap={3} rowGap={6}>
        {designs.map((each) => (
          <li key={each.id}>
            <ProductTile design={each} level={3} />
          </li>
        ))}
      </Grid>
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[5], paddingBlockStart: space[8] }) };
