import type { WholesaleStyle } from '@orime/contracts/api/trade/wholesale';
import { Link, useT, useText } from '@orime/platform';
import { css, Grid, Heading, Image, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';

/** Six lines with their pictures. Undefined while they are read. */
export function FeaturedStyles({ items }: { readonly items: readonly WholesaleStyle[] | undefined }) {
  const t = useT('wholesale');
  const text = useText();
  if (items?.length === 0) return null;
  return (
    <section css={styles.root} aria-labelledby="pamphlet-featured">
      <Heading id="pamphlet-featured" level={2} size={3}>
        {t('pamphlet.featured')}
      </Heading>
      {items === undefined ? (
        <SkeletonRegion>
          <Grid columns={[2, 3, 4]} gap={4}>
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} ratio="3 / 4" />
            ))}
          </Grid>
        </SkeletonRegion>
      ) : (
        <ul css={styles.list}>
          {items.map((style) => (
            <li key={style.id}>
              {style.images[0] && (
                <Image image={style.images[0]} alt={text(style.images[0].alt)} sizes="(min-width: 768px) 16vw, 50vw" ratio="3 / 4" />
              )}
              <Link to={`/wholesale/${style.slug}`}>{text(style)}</Link>
              <Text size="sm" tone="muted">
                {text(style.designer)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], breakInside: 'avoid' }),
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    gap: space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media print': { gridTemplateColumns: 'repeat(6, 1fr)', gap: space[2] },
  }),
};
