import { Link, useFormat, useQuery, useReadContext, useT, useText } from '@orime/platform';
import { color, css, font, Heading, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { mostLikedQuery } from './digital-magazine.api.ts';

/** Up to five stories by their likes. Without an answer, or before anybody liked one, the band is left out. */
export function MostLiked() {
  const t = useT('magazine');
  const text = useText();
  const format = useFormat();
  const mostLiked = useQuery(mostLikedQuery(useReadContext()));
  const liked = mostLiked.data?.items.filter(({ likes }) => likes > 0);
  if (mostLiked.isError || liked?.length === 0) return null;
  return (
    <aside aria-labelledby="most-liked">
      <Heading level={2} size={3} id="most-liked" css={styles.heading}>
        {t('digital-magazine.most-liked')}
      </Heading>
      {liked === undefined && (
        <SkeletonRegion css={styles.list}>
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height="3.5rem" />
          ))}
        </SkeletonRegion>
      )}
      <ol css={styles.list}>
        {liked?.map((article) => (
          <li key={article.id} css={styles.item}>
            <Link css={styles.link} to={`/article/id/${article.slug}`}>
              {text(article.title)}
            </Link>
            <Text size="sm" tone="muted">
              {t('digital-magazine.likes', { count: article.likes, formatted: format.number(article.likes) })}
            </Text>
          </li>
        ))}
      </ol>
    </aside>
  );
}

const styles = {
  heading: css({ marginBlockEnd: space[5] }),
  // A band across the page: words alone, as the pictures of these stories stand above.
  list: css({
    display: 'grid',
    gap: space[5],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  }),
  item: css({ paddingBlockStart: space[3], borderBlockStart: `1px solid ${color.line}` }),
  link: css({
    display: 'block',
    fontFamily: font.display,
    fontSize: font.size.lg,
    lineHeight: 1.4,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  }),
};
