import type { DesignPage } from '@orime/contracts/api/catalogue/design';
import { readQuery, Link, useFormat, useQuery, useText } from '@orime/platform';
import { Container, Heading, Skeleton, SkeletonRegion, color, css, font, media, space } from '@orime/ui';
import { useHomeT } from './home-texts.ts';

/** So many that they fill three rows of four on a desk and six of two on a phone. */
const SHOWN = 12;

/** What can be had, by kind of garment, the best stocked first. Nothing when it cannot be read: the catalogue says it as well. */
export function Categories() {
  const t = useHomeT();
  const text = useText();
  const format = useFormat();
  const { data, isError } = useQuery(readQuery<DesignPage>('/api/design/?facets=1&limit=1'));
  const categories = data?.facets['category']?.toSorted((one, other) => other.count - one.count).slice(0, SHOWN);
  if (isError || categories?.length === 0) return null;
  return (
    <Container as="nav" aria-label={t('home.categories.title')}>
      <Heading level={2} css={styles.title}>
        {t('home.categories.title')}
      </Heading>
      {categories === undefined ? (
        <SkeletonRegion>
          <Skeleton height="18rem" />
        </SkeletonRegion>
      ) : (
        <ul css={styles.list}>
          {categories.map(({ value, label, count }) => (
            <li key={value}>
              <Link css={styles.link} to={`/catalog?category=${value}`}>
                <span>{text(label)}</span>
                <span css={styles.count}>{format.number(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}

const styles = {
  title: css({ marginBlockEnd: space[5] }),
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space[5],
    listStyle: 'none',
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
  link: css({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[2],
    minHeight: '4rem',
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${color.line}`,
    fontFamily: font.display,
    fontSize: font.size.h4,
    textDecoration: 'none',
    [media.hover]: { '&:hover > span:first-of-type': { textDecoration: 'underline' } },
  }),
  count: css({ fontFamily: font.sans, fontSize: font.size.sm, color: color.muted, fontVariantNumeric: 'tabular-nums' }),
};
